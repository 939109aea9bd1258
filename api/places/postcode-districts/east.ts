/** The East of England; the notation is explained in read-districts.ts. */
export const east = `
CB 52.2,0.2
Cambridge: 1, 2, 3, 4, 5, 21, 22, 23, 24, 25
Ely: 6, 7
Newmarket: 8
Haverhill: 9
Saffron Walden: 10, 11
CO 51.9,0.95
Colchester: 1, 2, 3, 4, 5, 6, 7
Bures: 8
Halstead: 9
Sudbury: 10
Manningtree: 11
Harwich: 12
Frinton-on-Sea: 13
Walton-on-the-Naze: 14
Clacton-on-Sea: 15, 16
IP 52.1,1.15
Ipswich: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
Felixstowe: 11
Woodbridge: 12, 13
Stowmarket: 14
Leiston: 16
Saxmundham: 17
Southwold: 18
Halesworth: 19
Harleston: 20
Diss: 21, 22
Eye: 23
Thetford: 24, 25, 26
Brandon: 27
Bury St Edmunds: 28, 29, 30, 31, 32, 33, 98=52.24 0.71
Aldeburgh: 15
NR 52.63,1.3
Norwich: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 99=52.63 1.30
Attleborough: 17
Wymondham: 18
Dereham: 19, 20
Fakenham: 21
Walsingham: 22
Wells-next-the-Sea: 23
Melton Constable: 24
Holt: 25
Sheringham: 26
Cromer: 27
North Walsham: 28
Great Yarmouth: 29, 30, 31
Lowestoft: 32, 33
Beccles: 34
Bungay: 35
PE 52.57,-0.2
Peterborough: 1, 2, 3, 4, 5, 6, 7, 8, 99=52.57 -0.24
Stamford: 9
Bourne: 10
Spalding: 11, 12
Wisbech: 13, 14
March: 15
Chatteris: 16
Boston: 20, 21, 22
Spilsby: 23
Skegness: 24, 25
Huntingdon: 26, 28, 29
St Ives: 27
St Neots: 19
King's Lynn: 30, 31, 32, 33, 34
Sandringham: 35
Hunstanton: 36
Swaffham: 37
Downham Market: 38
`
