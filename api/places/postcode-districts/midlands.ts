/** The Midlands; the notation is explained in read-districts.ts. */
export const midlands = `
B 52.48,-1.9
Birmingham: 1=52.479 -1.908, 2=52.48 -1.90, 3=52.484 -1.904, 4=52.484 -1.894, 5=52.473 -1.898, 6=Aston, 7=Nechells, 8=Washwood Heath, 9=52.475 -1.865, 10=52.47 -1.865, 11=Sparkhill, 12=52.455 -1.89, 13=Moseley, 14=Kings Heath, 15=Edgbaston, 16=52.477 -1.925, 17=Harborne, 18=52.495 -1.915, 19=52.505 -1.91, 20=Handsworth, 21=52.51 -1.94, 23=52.525 -1.85, 24=Erdington, 25=52.465 -1.825, 26=Sheldon, 27=Acocks Green, 28=Hall Green, 29=Selly Oak, 30=Bournville, 31=Northfield, 32=Quinton, 33=Stechford, 34=Shard End, 35=Castle Vale, 36=Castle Bromwich, 37=Marston Green, 38=Kings Norton, 40=Bickenhill, 42=Perry Barr, 43=Great Barr, 44=Kingstanding, 45=Rubery, 46=Coleshill, 47=Wythall, 48=Alvechurch, 99=52.48 -1.90
Alcester: 49, 50=Bidford-on-Avon
Studley: 80
Bromsgrove: 60, 61=Catshill
Halesowen: 62=52.455 -2.07, 63
Cradley Heath: 64
Rowley Regis: 65
Smethwick: 66, 67
Oldbury: 68, 69
West Bromwich: 70, 71
Sutton Coldfield: 72, 73, 74=Streetly, 75=52.575 -1.79, 76=Walmley
Tamworth: 77, 78=Fazeley, 79
Solihull: 90=Shirley, 91, 92=Olton, 93=Dorridge, 94=Earlswood
Henley-in-Arden: 95=Henley in Arden
Redditch: 96=Astwood Bank, 97, 98
CV 52.4,-1.5
Coventry: 1=52.408 -1.51, 2=52.42 -1.475, 3=52.39 -1.48, 4=Tile Hill, 5=52.41 -1.55, 6=52.435 -1.51, 7=Meriden
Kenilworth: 8
Bedworth: 12
Atherstone: 9
Nuneaton: 10, 11=52.515 -1.44, 13=Wolvey 52.47 -1.38
Rugby: 21, 22=52.36 -1.28, 23=52.35 -1.20
Leamington Spa: 31=Royal Leamington Spa, 32=52.295 -1.545, 33=Harbury
Warwick: 34, 35=Wellesbourne
Shipston-on-Stour: 36=Shipston on Stour
Stratford-upon-Avon: 37
Southam: 47
DE 52.95,-1.5
Derby: 1=52.925 -1.475, 3=Mickleover, 21=Chaddesden, 22=Allestree, 23=Littleover, 24=Alvaston, 65=Hilton, 72=Borrowash, 73=Melbourne, 74=Castle Donington, 99=52.92 -1.475
Matlock: 4
Bakewell: 45
Alfreton: 55
Ripley: 5
Belper: 56
Ashbourne: 6
Ilkeston: 7
Swadlincote: 11, 12=Overseal
Burton-on-Trent: 13=Tutbury, 14=Burton upon Trent, 15=Stapenhill
Heanor: 75
DY 52.45,-2.15
Dudley: 1, 2=52.50 -2.105, 3=Sedgley
Tipton: 4
Brierley Hill: 5
Kingswinford: 6
Stourbridge: 7=Kinver, 8, 9=Hagley
Kidderminster: 10, 11, 14=Cleobury Mortimer
Bewdley: 12
Stourport-on-Severn: 13
HR 52.06,-2.75
Hereford: 1, 2=Ewyas Harold 51.98 -2.83, 3=Kingsland Edge 52.09 -2.95, 4=52.10 -2.73
Kington: 5
Leominster: 6
Bromyard: 7
Ledbury: 8
Ross-on-Wye: 9=Ross on Wye
LE 52.63,-1.13
Leicester: 1, 2=Oadby 52.61 -1.09, 3=Braunstone, 4=Birstall, 5=Evington, 6=Glenfield, 7=Syston, 8=Blaby, 9=Earl Shilton, 19=Narborough, 21=52.64 -1.13, 41=52.64 -1.10, 55=52.63 -1.13, 87=52.63 -1.13, 94=52.63 -1.13, 95=52.63 -1.13
Hinckley: 10
Loughborough: 11, 12=Shepshed
Melton Mowbray: 13, 14=Somerby
Oakham: 15
Market Harborough: 16
Lutterworth: 17
Wigston: 18
Coalville: 67
Ibstock: 67=Ibstock
Markfield: 67=Markfield
Ashby-de-la-Zouch: 65
LN 53.23,-0.5
Lincoln: 1=53.26 -0.62, 2, 3=Nettleham 53.24 -0.42, 4=Bracebridge Heath 53.14 -0.42, 5=53.17 -0.59, 6=North Hykeham
Market Rasen: 7, 8
Horncastle: 9
Woodhall Spa: 10
Louth: 11
Mablethorpe: 12
Alford: 13
NG 52.96,-1.13
Nottingham: 1, 2=West Bridgford 52.945 -1.14, 3=52.965 -1.14, 4=Carlton, 5=Arnold, 6=Bulwell, 7=52.945 -1.18, 8=Wollaton, 9=Beeston, 10=Long Eaton, 11=Clifton 52.89 -1.15, 12=Cotgrave, 13=Bingham, 14=Calverton, 15=Hucknall, 16=Eastwood, 80=52.95 -1.15, 90=52.95 -1.15
Sutton-in-Ashfield: 17=Sutton in Ashfield
Mansfield: 18, 19, 20=Shirebrook, 21=Rainworth
Newark: 22=Ollerton, 23=Newark on Trent, 24=53.06 -0.79
Southwell: 25
Grantham: 31, 32=Bottesford 52.90 -0.72, 33=Colsterworth
Sleaford: 34
NN 52.3,-0.85
Northampton: 1, 2=52.25 -0.89, 3=52.26 -0.85, 4=Hardingstone, 5=Duston, 6=Brixworth, 7=Roade
Wellingborough: 8, 9=52.305 -0.68, 29=Wollaston
Rushden: 10
Daventry: 11
Towcester: 12
Brackley: 13
Kettering: 14, 15, 16=52.40 -0.73
Corby: 17, 18=52.50 -0.68
ST 53,-2.15
Stoke-on-Trent: 1=Hanley, 2=53.03 -2.14, 3=Longton, 4=Stoke, 6=Burslem, 7=Kidsgrove, 8=Biddulph, 9=Werrington, 10=Cheadle, 11=Blythe Bridge, 12=Barlaston
Newcastle: 5=Newcastle under Lyme, 55=Newcastle under Lyme
Leek: 13
Uttoxeter: 14
Stone: 15
Stafford: 16, 17, 18=52.81 -2.09, 19=Penkridge, 20=Gnosall, 21=Eccleshall
TF 52.7,-2.5
Telford: 1=Wellington, 2=Donnington, 3=52.675 -2.445, 4=Dawley, 5=Oakengates 52.69 -2.50, 6=Shawbury 52.71 -2.57, 7=Madeley, 8=Ironbridge
Market Drayton: 9
Newport: 10
Shifnal: 11
Broseley: 12
Much Wenlock: 13
WR 52.2,-2.2
Worcester: 1, 2, 3=52.20 -2.25, 4=52.21 -2.18, 5=52.16 -2.21, 6=Hallow, 7=Inkberrow, 8=Upton upon Severn, 99=52.19 -2.22, 78=52.19 -2.22
Droitwich: 9=Droitwich Spa
Pershore: 10
Evesham: 11
Broadway: 12
Malvern: 13=Colwall, 14=Great Malvern
Tenbury Wells: 15
WS 52.62,-1.95
Walsall: 1, 2, 3=Bloxwich, 4=Rushall, 5=52.57 -1.97, 6=Great Wyrley, 8=Brownhills, 9=Aldridge
Burntwood: 7
Wednesbury: 10
Cannock: 11, 12=Hednesford
Lichfield: 13=52.69 -1.81, 14
Rugeley: 15
WV 52.6,-2.15
Wolverhampton: 1, 2=52.575 -2.125, 3=52.58 -2.165, 4=Perton 52.565 -2.16, 5=Wombourne, 6=Tettenhall, 7=Albrighton, 8=Codsall, 9=Featherstone, 10=Bushbury, 11=Wednesfield, 98=52.59 -2.13
Willenhall: 12, 13=52.59 -2.035
Bilston: 14
Bridgnorth: 15, 16
`
