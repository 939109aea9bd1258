/** The North of England; the notation is explained in read-districts.ts. */
export const north = `
BB 53.77,-2.35
Blackburn: 1=53.77 -2.48, 2=53.74 -2.48, 6=Langho
Darwen: 3
Rossendale: 4=Rawtenstall
Accrington: 5
Clitheroe: 7
Nelson: 9
Colne: 8
Burnley: 10, 11=53.785 -2.24, 12=Padiham
Barnoldswick: 18
BD 53.8,-1.8
Bradford: 1=53.794 -1.752, 2=53.81 -1.74, 3=53.80 -1.72, 4=53.775 -1.72, 5=53.775 -1.76, 6=Wibsey, 7=53.785 -1.80, 8=53.80 -1.79, 9=Heaton, 10=Idle, 11=Drighlington, 12=Low Moor, 13=Queensbury, 14=Thornton, 15=Thornton 53.79 -1.83, 98=53.79 -1.75, 99=53.79 -1.75
Bingley: 16
Shipley: 17, 18=53.83 -1.77
Cleckheaton: 19
Keighley: 20=Silsden, 21, 22=Haworth
Skipton: 23, 24=Settle
BL 53.58,-2.42
Bolton: 1=53.59 -2.43, 2=53.585 -2.405, 3=53.565 -2.44, 4=Farnworth, 5=Westhoughton, 6=Horwich, 7=Egerton 53.62 -2.43, 78=53.58 -2.43, 11=53.58 -2.43
Bury: 0=Ramsbottom, 8=Tottington, 9
CA 54.75,-3
Carlisle: 1, 2=54.88 -2.94, 3=54.905 -2.94, 4=Wetheral, 5=Dalston, 6=Longtown, 99=54.89 -2.93
Wigton: 7
Brampton: 8
Alston: 9
Penrith: 10, 11
Keswick: 12
Cockermouth: 13
Workington: 14, 95=54.64 -3.55
Maryport: 15
Appleby-in-Westmorland: 16
Kirkby Stephen: 17
Ravenglass: 18
Holmrook: 19=54.385 -3.42
Seascale: 20
Beckermet: 21=54.447 -3.513
Egremont: 22
Cleator: 23=54.505 -3.52
Moor Row: 24=54.515 -3.54
Cleator Moor: 25
Frizington: 26
St Bees: 27
Whitehaven: 28
CH 53.25,-3
Chester: 1, 2=Hoole, 3=Tarvin, 4=Saltney, 27=53.19 -2.89, 70=53.19 -2.89, 88=53.21 -2.89, 99=53.19 -2.89
Deeside: 5=Connah's Quay
Bagillt: 6
Flint: 6
Buckley: 7
Mold: 7
Holywell: 8
Prenton: 43
Birkenhead: 41, 42=Tranmere
Wallasey: 44, 45
Wirral: 46=Moreton, 47=Hoylake, 48=West Kirby, 49=Greasby, 60=Heswall, 61=Heswall, 62=Bromborough, 63=Bebington
Neston: 64
Ellesmere Port: 65, 66=Great Sutton
CW 53.15,-2.5
Crewe: 1, 2=Wistaston, 3=Audlem, 4=Holmes Chapel, 98=53.09 -2.44
Nantwich: 5
Tarporley: 6
Winsford: 7
Northwich: 8, 9=53.26 -2.48
Middlewich: 10
Sandbach: 11
Congleton: 12
DH 54.8,-1.6
Durham: 1, 6=Bowburn, 7=Brandon, 8=Lanchester 54.83 -1.75, 98=54.79 -1.57, 99=54.79 -1.57
Chester le Street: 2=54.88 -1.57, 3=Chester-le-Street, 97=54.86 -1.57
Houghton le Spring: 4=Houghton-le-Spring, 5=Hetton-le-Hole
Consett: 8=Consett
Stanley: 9
DL 54.5,-1.6
Darlington: 1, 2=Gainford 54.52 -1.66, 3=54.53 -1.58, 98=54.52 -1.55
Shildon: 4
Newton Aycliffe: 5
Northallerton: 6, 7
Leyburn: 8
Bedale: 8
Hawes: 8
Catterick Garrison: 9
Richmond: 10, 11=Reeth 54.44 -1.80
Barnard Castle: 12
Bishop Auckland: 13, 14
Crook: 15
Spennymoor: 16
Ferryhill: 17
DN 53.53,-1
Doncaster: 1, 2=53.54 -1.11, 3=Armthorpe, 4=53.51 -1.145, 5=Bentley, 6=Askern, 7=Hatfield, 8=Thorne, 9=Epworth, 10=Bawtry, 11=Tickhill, 12=Conisbrough, 55=53.52 -1.13
Goole: 14
Scunthorpe: 15, 16=53.565 -0.66, 17=Crowle, 33=53.58 -0.65
Barton-upon-Humber: 18=Barton upon Humber
Barrow-upon-Humber: 19=Barrow upon Humber
Brigg: 20
Gainsborough: 21
Retford: 22
Ulceby: 39
Immingham: 40, 41=Keelby
Grimsby: 31, 32, 33=53.55 -0.11, 34=53.555 -0.10, 36=Waltham 53.47 -0.02, 37=Waltham
Barnetby: 38=Barnetby le Wold
Cleethorpes: 35
FY 53.83,-3
Blackpool: 1, 2=Bispham, 3=53.82 -3.02, 4=53.79 -3.03, 0
Thornton-Cleveleys: 5
Poulton-le-Fylde: 6
Fleetwood: 7
Lytham St Annes: 8=53.745 -3.01
HD 53.63,-1.8
Huddersfield: 1=53.645 -1.785, 2=53.67 -1.775, 3=Lindley, 4=53.63 -1.82, 5=Almondbury, 7=Slaithwaite, 8=Kirkburton
Brighouse: 6
Holmfirth: 9
HG 54,-1.55
Harrogate: 1, 2=53.985 -1.55, 3=Pateley Bridge 54.02 -1.60
Ripon: 4
Knaresborough: 5
HU 53.77,-0.4
Hull: 1=53.745 -0.345, 2=53.745 -0.335, 3=53.745 -0.37, 4=53.735 -0.39, 5=53.765 -0.385, 6=Orchard Park, 7=Bransholme, 8=53.77 -0.305, 9=Marfleet, 10=Anlaby, 11=Bilton 53.82 -0.25, 12=Hedon
Hessle: 13
North Ferriby: 14
Brough: 15
Cottingham: 16
Beverley: 17
Hornsea: 18
Withernsea: 19
HX 53.73,-1.9
Halifax: 1=53.725 -1.86, 2=Ovenden, 3=Northowram, 4=Ripponden 53.69 -1.87
Elland: 5
Sowerby Bridge: 6
Hebden Bridge: 7
L 53.42,-2.93
Liverpool: 1=53.402 -2.98, 2=53.406 -2.987, 3=53.41 -2.98, 4=Anfield, 5=53.425 -2.975, 6=Kensington, 7=53.405 -2.955, 8=Toxteth, 9=Walton, 10=Fazakerley 53.475 -2.93, 11=Croxteth, 12=West Derby, 13=Old Swan, 14=53.42 -2.88, 15=Wavertree, 16=Childwall, 17=Aigburth, 18=Allerton, 19=Garston, 21=Litherland, 22=Waterloo, 23=Crosby, 24=Speke, 25=Woolton, 26=Halewood, 27=Netherley, 28=Stockbridge Village, 29=Hightown 53.52 -3.05, 31=Maghull, 32=Kirkby 53.49 -2.89, 33=Kirkby, 36=Huyton, 38=Hightown, 67=53.40 -2.98, 68=53.40 -2.98, 69=53.405 -2.965, 70=53.41 -2.97, 71=53.40 -2.98, 72=53.40 -2.98, 73=53.40 -2.98, 74=53.40 -2.98, 75=53.40 -2.98
Bootle: 20, 30=53.485 -2.975
Prescot: 34, 35
Liverpool: 37=Formby
Ormskirk: 39, 40=Burscough
LA 54.15,-2.8
Lancaster: 1, 2=Caton 54.09 -2.72
Morecambe: 3=Heysham, 4
Carnforth: 5, 6=Kirkby Lonsdale 54.15 -2.63
Kirkby Lonsdale: 6
Milnthorpe: 7
Kendal: 8, 9
Sedbergh: 10
Grange-over-Sands: 11
Ulverston: 12
Barrow-in-Furness: 13=Barrow in Furness, 14=Barrow in Furness
Dalton-in-Furness: 15=Dalton in Furness
Askam-in-Furness: 16=Askam in Furness
Kirkby-in-Furness: 17
Millom: 18, 19=54.255 -3.34
Broughton-in-Furness: 20
Coniston: 21
Ambleside: 22
Windermere: 23
LS 53.8,-1.55
Leeds: 1=53.797 -1.545, 2=53.801 -1.551, 3=53.805 -1.56, 4=53.81 -1.575, 5=Kirkstall, 6=Headingley, 7=Chapel Allerton, 8=Roundhay, 9=53.805 -1.51, 10=53.775 -1.525, 11=Beeston, 12=Armley, 13=Bramley 53.81 -1.63, 14=Seacroft, 15=Cross Gates, 16=Adel, 17=Moortown, 18=Horsforth, 19=Yeadon, 25=Garforth, 26=Rothwell, 27=Morley, 88=53.80 -1.57, 98=53.80 -1.55, 99=53.79 -1.54
Guiseley: 20
Otley: 21
Wetherby: 22, 23=Boston Spa
Tadcaster: 24
Pudsey: 28
Ilkley: 29
M 53.47,-2.25
Manchester: 1=53.479 -2.235, 2=53.481 -2.243, 3=53.483 -2.25, 4=53.485 -2.23, 8=Cheetham Hill, 9=Blackley, 11=Openshaw, 12=Ardwick, 13=Longsight 53.46 -2.215, 14=Fallowfield, 15=Hulme, 16=Whalley Range, 17=Trafford Park, 18=Gorton, 19=Levenshulme, 20=Didsbury, 21=Chorlton cum Hardy, 22=Wythenshawe 53.39 -2.255, 23=Baguley, 24=Middleton, 25=Prestwich, 26=Radcliffe, 27=Swinton, 28=Worsley, 29=Tyldesley, 30=Eccles, 31=Carrington, 32=Stretford, 34=Denton, 35=Failsworth, 38=Walkden, 40=Newton Heath, 41=Urmston, 43=Droylsden, 44=Irlam, 45=Whitefield, 46=Atherton, 60=53.48 -2.24, 61=53.48 -2.24, 90=53.39 -2.26, 99=53.48 -2.24
Salford: 3=53.485 -2.255, 5=53.48 -2.28, 6=Pendleton, 7=Broughton, 50=53.473 -2.30
Sale: 33
NE 54.98,-1.6
Newcastle upon Tyne: 1=54.973 -1.613, 2=Jesmond, 3=Gosforth 55.005 -1.62, 4=54.975 -1.64, 5=54.995 -1.67, 6=Byker, 7=54.985 -1.575, 12=Longbenton, 13=Wideopen, 15=Throckley, 16=Whickham, 17=Chopwell, 18=Stamfordham, 19=55.18 -2.06, 20=Ponteland, 27=55.025 -1.52, 82=54.97 -1.61, 83=54.97 -1.61, 85=54.97 -1.61, 88=54.97 -1.61, 92=54.97 -1.61, 98=55.01 -1.58, 99=54.97 -1.61
Gateshead: 8, 9=Low Fell, 10=54.95 -1.56, 11=54.945 -1.64
Blaydon-on-Tyne: 21=Blaydon
Whitley Bay: 25=Earsdon 55.05 -1.47, 26
Wallsend: 28
North Shields: 29, 30
Hebburn: 31
Jarrow: 32
South Shields: 33, 34
Boldon Colliery: 35
East Boldon: 36
Washington: 37, 38
Rowlands Gill: 39
Ryton: 40
Wylam: 41
Prudhoe: 42
Stocksfield: 43
Riding Mill: 44
Corbridge: 45
Hexham: 46, 47=Haydon Bridge, 48=Bellingham
Haltwhistle: 49
Morpeth: 61, 65=Rothbury
Choppington: 62
Ashington: 63
Newbiggin-by-the-Sea: 64
Alnwick: 66
Chathill: 67=55.54 -1.70
Seahouses: 68
Bamburgh: 69
Belford: 70
Wooler: 71
Bedlington: 22
Cramlington: 23
Blyth: 24
OL 53.55,-2.1
Oldham: 1, 2=53.56 -2.11, 3=Uppermill, 4=Lees 53.55 -2.08, 8=53.53 -2.11, 9=Chadderton, 95=53.54 -2.11
Ashton-under-Lyne: 5, 6, 7=53.50 -2.09
Rochdale: 11=53.61 -2.14, 12=53.63 -2.17, 16=Milnrow
Heywood: 10
Todmorden: 14
Littleborough: 15
Bacup: 13
PR 53.75,-2.72
Preston: 1=53.76 -2.70, 2=Fulwood, 3=Longridge 53.83 -2.67, 4=Kirkham, 5=Bamber Bridge, 11=53.76 -2.70
Chorley: 6=53.66 -2.62, 7=53.65 -2.66
Leyland: 25, 26=53.69 -2.72
Southport: 8=53.655 -2.975, 9
S 53.4,-1.45
Sheffield: 1=53.382 -1.467, 2=53.373 -1.45, 3=53.388 -1.475, 4=53.396 -1.45, 5=Firth Park, 6=Hillsborough, 7=53.36 -1.485, 8=Woodseats, 9=Attercliffe, 10=Broomhill, 11=53.36 -1.515, 12=Gleadless, 13=Handsworth, 14=53.35 -1.42, 17=Totley, 20=Mosborough, 21=Eckington, 25=Anston, 26=Wales, 35=Grenoside, 36=Stocksbridge, 95=53.38 -1.47, 96=53.38 -1.47, 97=53.38 -1.47, 98=53.38 -1.47, 99=53.38 -1.47
Dronfield: 18
Hope Valley: 32=Hathersage, 33=Castleton
Chesterfield: 40, 41=53.24 -1.43, 42=53.21 -1.45, 43=Staveley, 44=Bolsover, 45=Clay Cross, 49=53.235 -1.43
Rotherham: 60, 61=Wentworth 53.455 -1.37, 62=Rawmarsh, 63=Wath upon Dearne, 65=53.43 -1.33, 66=Maltby, 97=53.43 -1.36
Mexborough: 64
Barnsley: 70, 71=53.565 -1.47, 72=Cudworth, 73=Wombwell, 74=Hoyland Nether, 75=Darton
Worksop: 80, 81
SK 53.37,-2.1
Stockport: 1, 2=53.41 -2.14, 3=53.40 -2.17, 4=Heaton Chapel, 5=Reddish, 6=Romiley, 7=Hazel Grove, 12=Disley
Cheadle: 8
Wilmslow: 9
Alderley Edge: 9
Macclesfield: 10, 11=53.255 -2.12
High Peak: 22=New Mills, 23=Chapel-en-le-Frith
Hyde: 14
Dukinfield: 16
Stalybridge: 15
Glossop: 13
Buxton: 17
SR 54.9,-1.4
Sunderland: 1, 2=54.875 -1.375, 3=Silksworth, 4=54.905 -1.42, 5=Southwick, 6=Fulwell, 9=54.90 -1.38, 43=54.90 -1.38
Seaham: 7
Peterlee: 8
TS 54.58,-1.2
Middlesbrough: 1, 2=54.58 -1.23, 3=54.565 -1.21, 4=54.56 -1.23, 5=Acklam, 6=Normanby, 7=Marton, 8=Hemlington 54.525 -1.225, 9=Stokesley
Redcar: 10, 11=Marske-by-the-Sea
Saltburn-by-the-Sea: 12, 13=Loftus
Guisborough: 14
Yarm: 15
Stockton-on-Tees: 16=Eaglescliffe, 17=Ingleby Barwick, 18, 19=54.58 -1.34, 20=Norton, 21=Sedgefield
Billingham: 22, 23=54.60 -1.28
Hartlepool: 24, 25=54.67 -1.22, 26=54.69 -1.24, 27=Elwick 54.70 -1.27
Trimdon Station: 29=54.705 -1.425
Wingate: 28
WA 53.4,-2.65
Warrington: 1, 2=53.40 -2.58, 3=Birchwood, 4=Stockton Heath, 5=Great Sankey, 13=Lymm, 55=53.39 -2.60
Runcorn: 7
Widnes: 8, 88=53.37 -2.73
St Helens: 9=53.45 -2.73, 10=53.455 -2.74, 11=Rainford
Newton-le-Willows: 12
Lymm: 13
Altrincham: 14, 15=Timperley
Knutsford: 16
Frodsham: 6
WF 53.68,-1.45
Wakefield: 1=53.685 -1.49, 2=53.665 -1.51, 3=Outwood, 4=Horbury 53.62 -1.50, 90=53.68 -1.50
Ossett: 5
Normanton: 6
Pontefract: 7, 8=53.67 -1.29, 9=Hemsworth
Castleford: 10
Knottingley: 11
Dewsbury: 12, 13=53.70 -1.635
Mirfield: 14
Liversedge: 15
Heckmondwike: 16
Batley: 17
WN 53.54,-2.65
Wigan: 1=53.57 -2.62, 2=Hindley, 3=53.53 -2.65, 4=Ashton in Makerfield, 5=Orrell, 6=Standish
Leigh: 7
Skelmersdale: 8
YO 54,-1
York: 1=53.96 -1.085, 10=Fulford, 19=Wheldrake, 23=Copmanthorpe, 24=Acomb, 26=Upper Poppleton, 30=Clifton, 31=Heworth, 32=Haxby, 41=Stamford Bridge, 42=Pocklington, 43=Market Weighton, 51=Boroughbridge, 60=Strensall, 61=Easingwold, 62=Kirkbymoorside, 90=53.96 -1.08, 91=53.96 -1.08
Thirsk: 7
Selby: 8
Scarborough: 11, 12, 13=Burniston
Filey: 14
Bridlington: 15, 16=54.09 -0.19
Malton: 17
Pickering: 18
Whitby: 21, 22=54.47 -0.66
Driffield: 25
`
