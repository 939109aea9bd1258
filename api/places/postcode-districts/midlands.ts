/** The Midlands; the notation is explained in read-districts.ts. */
export const midlands = `
B 52.48,-1.9
Birmingham: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 43, 44, 45, 46, 47, 48, 99=52.48 -1.90
Alcester: 49, 50
Studley: 80
Bromsgrove: 60, 61
Halesowen: 62, 63
Cradley Heath: 64
Rowley Regis: 65
Smethwick: 66, 67
Oldbury: 68, 69
West Bromwich: 70, 71
Sutton Coldfield: 72, 73, 74, 75, 76
Tamworth: 77, 78, 79
Solihull: 90, 91, 92, 93, 94
Henley-in-Arden: 95
Redditch: 96, 97, 98
CV 52.4,-1.5
Coventry: 1, 2, 3, 4, 5, 6, 7
Kenilworth: 8
Bedworth: 12
Atherstone: 9
Nuneaton: 10, 11, 13
Rugby: 21, 22, 23
Leamington Spa: 31, 32, 33
Warwick: 34, 35
Shipston-on-Stour: 36
Stratford-upon-Avon: 37
Southam: 47
DE 52.95,-1.5
Derby: 1, 3, 21, 22, 23, 24, 65, 72, 73, 74, 99=52.92 -1.475
Matlock: 4
Bakewell: 45
Alfreton: 55
Ripley: 5
Belper: 56
Ashbourne: 6
Ilkeston: 7
Swadlincote: 11, 12
Burton-on-Trent: 13, 14, 15
Heanor: 75
DY 52.45,-2.15
Dudley: 1, 2, 3
Tipton: 4
Brierley Hill: 5
Kingswinford: 6
Stourbridge: 7, 8, 9
Kidderminster: 10, 11, 14
Bewdley: 12
Stourport-on-Severn: 13
HR 52.06,-2.75
Hereford: 1, 2, 3, 4
Kington: 5
Leominster: 6
Bromyard: 7
Ledbury: 8
Ross-on-Wye: 9
LE 52.63,-1.13
Leicester: 1, 2, 3, 4, 5, 6, 7, 8, 9, 19, 21=52.64 -1.13, 41=52.64 -1.10, 55=52.63 -1.13, 87=52.63 -1.13, 94=52.63 -1.13, 95=52.63 -1.13
Hinckley: 10
Loughborough: 11, 12
Melton Mowbray: 13, 14
Oakham: 15
Market Harborough: 16
Lutterworth: 17
Wigston: 18
Coalville: 67
Ashby-de-la-Zouch: 65
LN 53.23,-0.5
Lincoln: 1, 2, 3, 4, 5, 6
Market Rasen: 7, 8
Horncastle: 9
Woodhall Spa: 10
Louth: 11
Mablethorpe: 12
Alford: 13
NG 52.96,-1.13
Nottingham: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 80=52.95 -1.15, 90=52.95 -1.15
Sutton-in-Ashfield: 17
Mansfield: 18, 19, 20, 21, 70
Newark: 22, 23, 24
Southwell: 25
Grantham: 31, 32, 33
Sleaford: 34
NN 52.3,-0.85
Northampton: 1, 2, 3, 4, 5, 6, 7
Wellingborough: 8, 9, 29
Rushden: 10
Daventry: 11
Towcester: 12
Brackley: 13
Kettering: 14, 15, 16
Corby: 17, 18
ST 53,-2.15
Stoke-on-Trent: 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12
Newcastle: 5, 55=Newcastle under Lyme
Leek: 13
Uttoxeter: 14
Stone: 15
Stafford: 16, 17, 18, 19, 20, 21
TF 52.7,-2.5
Telford: 1, 2, 3, 4, 5, 6, 7, 8
Market Drayton: 9
Newport: 10
Shifnal: 11
Broseley: 12
Much Wenlock: 13
WR 52.2,-2.2
Worcester: 1, 2, 3, 4, 5, 6, 7, 8, 78=52.19 -2.22, 99=52.19 -2.22
Droitwich: 9
Pershore: 10
Evesham: 11
Broadway: 12
Malvern: 13, 14
Tenbury Wells: 15
WS 52.62,-1.95
Walsall: 1, 2, 3, 4, 5, 6, 8, 9
Burntwood: 7
Wednesbury: 10
Cannock: 11, 12
Lichfield: 13, 14
Rugeley: 15
WV 52.6,-2.15
Wolverhampton: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 98=52.59 -2.13
Willenhall: 12, 13
Bilston: 14
Bridgnorth: 15, 16
`
