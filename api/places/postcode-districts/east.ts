/** The East of England; the notation is explained in read-districts.ts. */
export const east = `
CB 52.2,0.2
Cambridge: 1=52.195 0.135, 2=52.20 0.12, 3=52.205 0.105, 4=52.225 0.13, 5=52.205 0.165, 21=Linton, 22=Great Shelford 52.14 0.14, 23=Cambourne, 24=Histon 52.26 0.07, 25=Waterbeach
Ely: 6, 7=Soham
Newmarket: 8
Haverhill: 9
Saffron Walden: 10, 11
CO 51.9,0.95
Colchester: 1, 2=51.885 0.92, 3=51.89 0.87, 4=51.905 0.92, 5=West Mersea, 6=Marks Tey, 7=Wivenhoe
Bures: 8
Halstead: 9
Sudbury: 10
Manningtree: 11
Harwich: 12
Frinton-on-Sea: 13
Walton-on-the-Naze: 14
Clacton-on-Sea: 15, 16=51.82 1.16
IP 52.1,1.15
Ipswich: 1, 2=52.045 1.14, 3=52.035 1.185, 4=52.065 1.18, 5=Kesgrave, 6=Claydon, 7=Hadleigh, 8=52.03 1.08, 9=Holbrook, 10=Martlesham 52.00 1.27
Felixstowe: 11
Woodbridge: 12, 13=Wickham Market
Stowmarket: 14
Leiston: 16
Saxmundham: 17
Southwold: 18
Halesworth: 19
Harleston: 20
Diss: 21, 22
Eye: 23=Eye 52.32 1.14
Thetford: 24, 25=Watton, 26=Mundford
Brandon: 27=52.448 0.624
Bury St Edmunds: 28=Mildenhall, 29=52.29 0.60, 30=52.19 0.75, 31=Ixworth, 32, 33, 98=52.24 0.71
Aldeburgh: 15
NR 52.63,1.3
Norwich: 1=52.63 1.30, 2=52.62 1.28, 3=52.64 1.285, 4=Eaton, 5=Costessey, 6=Hellesdon, 7=Thorpe St Andrew, 8=Taverham, 9=Mattishall, 10=Reepham, 11=Aylsham, 12=Wroxham, 13=Brundall, 14=Loddon, 15=Long Stratton, 16=Banham, 99=52.63 1.30
Attleborough: 17
Wymondham: 18
Dereham: 19, 20=North Elmham
Fakenham: 21
Walsingham: 22=52.895 0.875
Wells-next-the-Sea: 23
Melton Constable: 24
Holt: 25
Sheringham: 26
Cromer: 27
North Walsham: 28
Great Yarmouth: 29=Martham, 30, 31=Gorleston-on-Sea
Lowestoft: 32, 33=Oulton Broad
Beccles: 34
Bungay: 35
PE 52.57,-0.2
Peterborough: 1, 2=52.56 -0.27, 3=Bretton, 4=Werrington, 5=Wansford 52.57 -0.38, 6=Thorney 52.62 -0.19, 7=Yaxley, 8=Oundle, 99=52.57 -0.24
Stamford: 9
Bourne: 10
Spalding: 11, 12=Holbeach
Wisbech: 13, 14=Outwell
March: 15
Chatteris: 16
Boston: 20=52.94 -0.16, 21, 22=Stickney
Spilsby: 23
Skegness: 24, 25=Ingoldmells
Huntingdon: 26=Ramsey, 28=Sawtry 52.34 -0.32, 29
St Ives: 27=52.33 -0.07
St Neots: 19
King's Lynn: 30, 31=Heacham, 32=Swaffham 52.72 0.62, 33=Stoke Ferry, 34=Terrington St Clement
Sandringham: 35=52.83 0.51
Hunstanton: 36
Swaffham: 37
Downham Market: 38
`
