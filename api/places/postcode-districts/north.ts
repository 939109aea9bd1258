/** The North of England; the notation is explained in read-districts.ts. */
export const north = `
BB 53.77,-2.35
Blackburn: 1, 2, 6
Darwen: 3
Rossendale: 4
Accrington: 5
Clitheroe: 7
Nelson: 9
Colne: 8
Burnley: 10, 11, 12
Barnoldswick: 18, 94
BD 53.8,-1.8
Bradford: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 98=53.79 -1.75, 99=53.79 -1.75
Bingley: 16, 97
Shipley: 17, 18
Cleckheaton: 19
Keighley: 20, 21, 22
Skipton: 23
Settle: 24
BL 53.58,-2.42
Bolton: 1, 2, 3, 4, 5, 6, 7, 11=53.58 -2.43, 78=53.58 -2.43
Bury: 0, 8, 9
CA 54.75,-3
Carlisle: 1, 2, 3, 4, 5, 6, 99=54.89 -2.93
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
Holmrook: 19
Seascale: 20
Beckermet: 21
Egremont: 22
Cleator: 23
Moor Row: 24
Cleator Moor: 25
Frizington: 26
St Bees: 27
Whitehaven: 28
CH 53.25,-3
Chester: 1, 2, 3, 4, 27=53.19 -2.89, 70=53.19 -2.89, 88=53.21 -2.89, 99=53.19 -2.89
Deeside: 5
Flint: 6
Mold: 7
Holywell: 8
Prenton: 43, 26
Birkenhead: 41, 42, 25
Wallasey: 44, 45
Wirral: 46, 47, 48, 49, 60, 61, 62, 63, 28=Birkenhead, 29=Birkenhead, 30=Birkenhead, 31=Birkenhead, 32=Birkenhead
Neston: 64, 33
Ellesmere Port: 65, 66, 34
CW 53.15,-2.5
Crewe: 1, 2, 3, 4, 98=53.09 -2.44
Nantwich: 5
Tarporley: 6
Winsford: 7
Northwich: 8, 9
Middlewich: 10
Sandbach: 11
Congleton: 12
DH 54.8,-1.6
Durham: 1, 6, 7, 8, 98=54.79 -1.57, 99=54.79 -1.57
Chester le Street: 2, 3, 97=54.86 -1.57
Houghton le Spring: 4, 5
Stanley: 9
DL 54.5,-1.6
Darlington: 1, 2, 3, 98=54.52 -1.55
Shildon: 4
Newton Aycliffe: 5
Northallerton: 6, 7
Leyburn: 8
Catterick Garrison: 9
Richmond: 10, 11
Barnard Castle: 12
Bishop Auckland: 13, 14
Crook: 15
Spennymoor: 16
Ferryhill: 17
DN 53.53,-1
Doncaster: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 55=53.52 -1.13
Goole: 14
Scunthorpe: 15, 16, 17
Barton-upon-Humber: 18
Barrow-upon-Humber: 19
Brigg: 20
Gainsborough: 21
Retford: 22
Ulceby: 39
Immingham: 40
Grimsby: 31, 32, 33, 34, 36, 37, 41
Barnetby: 38
Cleethorpes: 35
FY 53.83,-3
Blackpool: 0, 1, 2, 3, 4
Thornton-Cleveleys: 5
Poulton-le-Fylde: 6
Fleetwood: 7
Lytham St Annes: 8
HD 53.63,-1.8
Huddersfield: 1, 2, 3, 4, 5, 7, 8
Brighouse: 6
Holmfirth: 9
HG 54,-1.55
Harrogate: 1, 2, 3
Ripon: 4
Knaresborough: 5
HU 53.77,-0.4
Hull: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
Hessle: 13
North Ferriby: 14
Brough: 15
Cottingham: 16, 20
Beverley: 17
Hornsea: 18
Withernsea: 19
HX 53.73,-1.9
Halifax: 1, 2, 3, 4
Elland: 5
Sowerby Bridge: 6
Hebden Bridge: 7
L 53.42,-2.93
Liverpool: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 36, 38, 67=53.40 -2.98, 68=53.40 -2.98, 69, 70, 71=53.40 -2.98, 72=53.40 -2.98, 73=53.40 -2.98, 74=53.40 -2.98, 75=53.40 -2.98
Bootle: 20, 30, 80
Prescot: 34, 35
Liverpool: 37
Ormskirk: 39, 40
LA 54.15,-2.8
Lancaster: 1, 2
Morecambe: 3, 4
Carnforth: 5, 6
Milnthorpe: 7
Kendal: 8, 9
Sedbergh: 10
Grange-over-Sands: 11
Ulverston: 12
Barrow-in-Furness: 13, 14
Dalton-in-Furness: 15
Askam-in-Furness: 16
Kirkby-in-Furness: 17
Millom: 18, 19
Broughton-in-Furness: 20
Coniston: 21
Ambleside: 22
Windermere: 23
LS 53.8,-1.55
Leeds: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 25, 26, 27, 88=53.80 -1.57, 98=53.80 -1.55, 99=53.79 -1.54
Guiseley: 20
Otley: 21
Wetherby: 22, 23
Tadcaster: 24
Pudsey: 28
Ilkley: 29
M 53.47,-2.25
Manchester: 1, 2, 3, 4, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 38, 40, 41, 43, 44, 45, 46, 60, 61=53.48 -2.24, 90, 99=53.48 -2.24
Salford: 5, 6, 7, 50=53.473 -2.30
Sale: 33
NE 54.98,-1.6
Newcastle upon Tyne: 1, 2, 3, 4, 5, 6, 7, 12, 13, 15, 16, 17, 18, 19, 20, 27, 82=54.97 -1.61, 83=54.97 -1.61, 85=54.97 -1.61, 88=54.97 -1.61, 92=54.97 -1.61, 98=55.01 -1.58, 99
Gateshead: 8, 9, 10, 11
Blaydon-on-Tyne: 21
Whitley Bay: 25, 26
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
Hexham: 46, 47, 48
Haltwhistle: 49
Morpeth: 61, 65
Choppington: 62
Ashington: 63
Newbiggin-by-the-Sea: 64
Alnwick: 66
Chathill: 67
Seahouses: 68
Bamburgh: 69
Belford: 70
Wooler: 71
Bedlington: 22
Cramlington: 23
Blyth: 24
OL 53.55,-2.1
Oldham: 1, 2, 3, 4, 8, 9, 95=53.54 -2.11
Ashton-under-Lyne: 5, 6, 7
Rochdale: 11, 12, 16
Heywood: 10
Todmorden: 14
Littleborough: 15
Bacup: 13
PR 53.75,-2.72
Preston: 1, 2, 3, 4, 5, 11=53.76 -2.70, 0
Chorley: 6, 7
Leyland: 25, 26
Southport: 8, 9
S 53.4,-1.45
Sheffield: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20, 21, 25, 26, 35, 36, 95=53.38 -1.47, 96=53.38 -1.47, 97=53.38 -1.47, 98=53.38 -1.47, 99=53.38 -1.47
Dronfield: 18
Hope Valley: 32, 33
Chesterfield: 40, 41, 42, 43, 44, 45, 49=53.235 -1.43
Rotherham: 60, 61, 62, 63, 65, 66
Mexborough: 64
Barnsley: 70, 71, 72, 73, 74, 75
Worksop: 80, 81
SK 53.37,-2.1
Stockport: 1, 2, 3, 4, 5, 6, 7, 12
Cheadle: 8
Wilmslow: 9
Macclesfield: 10, 11
High Peak: 22, 23
Hyde: 14
Dukinfield: 16
Stalybridge: 15
Glossop: 13
Buxton: 17
SR 54.9,-1.4
Sunderland: 1, 2, 3, 4, 5, 6, 9, 43=54.90 -1.38
Seaham: 7
Peterlee: 8
TS 54.58,-1.2
Middlesbrough: 1, 2, 3, 4, 5, 6, 7, 8, 9
Redcar: 10, 11
Saltburn-by-the-Sea: 12, 13
Guisborough: 14
Yarm: 15
Stockton-on-Tees: 16, 17, 18, 19, 20, 21
Billingham: 22, 23
Hartlepool: 24, 25, 26, 27
Trimdon Station: 29
Wingate: 28
WA 53.4,-2.65
Warrington: 1, 2, 3, 4, 5, 55=53.39 -2.60
Runcorn: 7
Widnes: 8, 88=53.37 -2.73
St Helens: 9, 10, 11
Newton-le-Willows: 12
Lymm: 13
Altrincham: 14, 15
Knutsford: 16
Frodsham: 6
WF 53.68,-1.45
Wakefield: 1, 2, 3, 4, 90=53.68 -1.50
Ossett: 5
Normanton: 6
Pontefract: 7, 8, 9
Castleford: 10
Knottingley: 11
Dewsbury: 12, 13
Mirfield: 14
Liversedge: 15
Heckmondwike: 16
Batley: 17
WN 53.54,-2.65
Wigan: 1, 2, 3, 4, 5, 6
Leigh: 7
Skelmersdale: 8
YO 54,-1
York: 1, 10, 19, 23, 24, 26, 30, 31, 32, 41, 42, 43, 51, 60, 61, 62, 90=53.96 -1.08, 91=53.96 -1.08
Thirsk: 7
Selby: 8
Scarborough: 11, 12, 13
Filey: 14
Bridlington: 15, 16
Malton: 17
Pickering: 18
Whitby: 21, 22
Driffield: 25
`
