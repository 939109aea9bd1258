/** London and the South East; the notation is explained in read-districts.ts. */
export const londonAndSouthEast = `
BN 50.85,-0.05
Brighton: 1, 2, 41, 42, 45, 50=50.83 -0.14, 51=50.83 -0.14
Hove: 3
Lewes: 7, 8
Newhaven: 9
Peacehaven: 10
Worthing: 11, 12, 13, 14, 99=50.82 -0.37
Lancing: 15
Littlehampton: 16, 17
Arundel: 18
Eastbourne: 20, 21, 22, 23
Pevensey: 24
Seaford: 25
Polegate: 26
Hailsham: 27
Shoreham-by-Sea: 43
Steyning: 44
Hassocks: 6
Henfield: 5
BR 51.39,0.04
Bromley: 1, 2, 3, 4
Orpington: 5, 6
Swanley: 8
Chislehurst: 7
CR 51.36,-0.1
Croydon: 0, 9, 44=51.375 -0.10, 90=51.375 -0.10
South Croydon: 2
Caterham: 3
Mitcham: 4
Coulsdon: 5
Warlingham: 6
Thornton Heath: 7
Purley: 8
CT 51.25,1.15
Canterbury: 1, 2, 3, 4
Whitstable: 5
Herne Bay: 6
Birchington: 7
Westgate-on-Sea: 8
Margate: 9
Broadstairs: 10
Ramsgate: 11, 12
Sandwich: 13
Deal: 14
Dover: 15, 16, 17
Folkestone: 18, 19, 20
Hythe: 21
CM 51.7,0.4
Chelmsford: 1, 2, 3, 92=51.735 0.47, 98=51.735 0.47, 99=51.735 0.47
Ingatestone: 4
Ongar: 5
Dunmow: 6
Braintree: 7, 77
Witham: 8
Maldon: 9
Burnham-on-Crouch: 0
Billericay: 11, 12
Brentwood: 13, 14, 15
Epping: 16
Harlow: 17, 18, 19, 20
Sawbridgeworth: 21
Bishop's Stortford: 22, 23
Stansted: 24
DA 51.45,0.2
Dartford: 1, 2, 4
Longfield: 3
Sidcup: 14, 15
Bexley: 5
Bexleyheath: 6, 7
Erith: 8, 18
Greenhithe: 9
Swanscombe: 10
Gravesend: 11, 12, 13
Welling: 16
Belvedere: 17
E 51.54,-0.03
London: 1=Whitechapel, 1W=Wapping, 2=Bethnal Green, 3=Bow, 4=Chingford, 5=Clapton, 6=East Ham, 7=Forest Gate, 8=Hackney, 9=Homerton, 10=Leyton, 11=Leytonstone, 12=Manor Park, 13=Plaistow, 14=Poplar, 15=Stratford, 16=Canning Town, 17=Walthamstow, 18=South Woodford, 20=Stratford 51.543 -0.01, 77=Stratford 51.54 0.0, 98=Wapping 51.52 -0.06
EC 51.517,-0.092
London: 1=Clerkenwell, 1A=Clerkenwell, 1M=Clerkenwell, 1N=Clerkenwell, 1P=Clerkenwell 51.52 -0.10, 1R=Clerkenwell, 1V=Clerkenwell, 1Y=Clerkenwell, 2=City of London, 2A=Shoreditch, 2M=City of London, 2N=City of London, 2P=City of London, 2R=City of London, 2V=City of London, 2Y=Barbican, 3=City of London, 3A=City of London, 3M=City of London, 3N=City of London, 3P=City of London, 3R=City of London, 3V=City of London, 4=City of London, 4A=City of London, 4M=City of London, 4N=City of London, 4P=City of London 51.514 -0.10, 4R=City of London, 4V=City of London, 4Y=City of London, 50=City of London 51.52 -0.09
EN 51.65,-0.08
Enfield: 1, 2, 3
Barnet: 4, 5
Potters Bar: 6
Waltham Cross: 7, 8, 77=51.69 -0.035
Waltham Abbey: 9
Broxbourne: 10
Hoddesdon: 11
GU 51.2,-0.75
Guildford: 1, 2, 3, 4, 5
Cranleigh: 6
Godalming: 7, 8
Farnham: 9, 10
Aldershot: 11, 12
Farnborough: 14
Camberley: 15, 16, 17
Bagshot: 19
Lightwater: 18
Windlesham: 20
Woking: 21, 22, 23, 24, 95=51.32 -0.56
Virginia Water: 25
Hindhead: 26
Haslemere: 27
Petworth: 28
Midhurst: 29
Liphook: 30
Petersfield: 31, 32
Liss: 33
Alton: 34
Bordon: 35
Yateley: 46
Sandhurst: 47
Fleet: 51, 52
HA 51.58,-0.35
Harrow: 1, 2, 3
Pinner: 5
Northwood: 6
Stanmore: 7
Edgware: 8
Wembley: 0, 9
Ruislip: 4
HP 51.7,-0.7
Hemel Hempstead: 1, 2, 3
Berkhamsted: 4
Chesham: 5
Amersham: 6, 7
Chalfont St Giles: 8
Beaconsfield: 9
High Wycombe: 10, 11, 12, 13, 14, 15
Great Missenden: 16
Princes Risborough: 27
Aylesbury: 17, 18, 19, 20, 21, 22
Tring: 23
IG 51.58,0.07
Ilford: 1, 2, 3, 4, 5, 6
Woodford Green: 8
Chigwell: 7
Buckhurst Hill: 9
Loughton: 10
Barking: 11
KT 51.38,-0.33
Kingston upon Thames: 1, 2
New Malden: 3
Worcester Park: 4
Surbiton: 5, 6
Thames Ditton: 7
East Molesey: 8
Chessington: 9
Esher: 10
Cobham: 11
Walton-on-Thames: 12
Weybridge: 13
West Byfleet: 14
Addlestone: 15
Chertsey: 16
Epsom: 17, 18, 19
Tadworth: 20
Ashtead: 21
Leatherhead: 22, 23, 24
LU 51.88,-0.43
Luton: 1, 2, 3, 4
Dunstable: 5, 6
Leighton Buzzard: 7
ME 51.36,0.53
Rochester: 1, 2, 3
Chatham: 4, 5
Aylesford: 20
Snodland: 6
West Malling: 19
Gillingham: 7, 8
Sittingbourne: 9, 10
Queenborough: 11
Sheerness: 12
Faversham: 13
Maidstone: 14, 15, 16, 17, 18, 99=51.275 0.52
MK 52.04,-0.75
Milton Keynes: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 19, 77=52.04 -0.76
Newport Pagnell: 16
Buckingham: 18
Bedford: 40, 41, 42, 43, 44, 45
Olney: 46
N 51.58,-0.12
London: 1=Islington, 1C=King's Cross, 1P=Islington 51.535 -0.103, 2=East Finchley, 3=Finchley, 4=Finsbury Park, 5=Highbury, 6=Highgate, 7=Holloway, 8=Hornsey, 9=Lower Edmonton, 10=Muswell Hill, 11=New Southgate, 12=North Finchley, 13=Palmers Green, 14=Southgate, 15=South Tottenham, 16=Stoke Newington, 17=Tottenham, 18=Upper Edmonton, 19=Archway, 20=Whetstone, 21=Winchmore Hill, 22=Wood Green, 81=Islington 51.54 -0.10
NW 51.56,-0.2
London: 1=Camden Town, 1W=Euston 51.527 -0.14, 2=Cricklewood, 3=Hampstead, 4=Hendon, 5=Kentish Town, 6=West Hampstead, 7=Mill Hill, 8=St John's Wood, 9=Kingsbury, 10=Willesden, 11=Golders Green, 26=Park Royal 51.54 -0.27
OX 51.75,-1.25
Oxford: 1, 2, 3, 4, 33, 44
Kidlington: 5
Abingdon: 13, 14
Didcot: 11
Wallingford: 10
Thame: 9
Wantage: 12
Banbury: 15, 16, 17
Chipping Norton: 7
Carterton: 18
Woodstock: 20
Bicester: 25, 26, 27
Witney: 28, 29
Watlington: 49
Chinnor: 39
PO 50.8,-1.05
Portsmouth: 1, 2, 3, 6
Southsea: 4, 5
Waterlooville: 7, 8
Havant: 9
Emsworth: 10
Hayling Island: 11
Gosport: 12, 13
Fareham: 14, 15, 16, 17
Chichester: 18, 19, 20
Bognor Regis: 21, 22
Newport: 30
Cowes: 31
East Cowes: 32
Ryde: 33
Seaview: 34
Bembridge: 35
Sandown: 36
Shanklin: 37
Ventnor: 38
Totland Bay: 39
Freshwater: 40
Yarmouth: 41
RG 51.42,-1.05
Reading: 1, 2, 3=51.43 -1.0, 4, 5, 6, 7, 8, 10, 30, 31
Henley-on-Thames: 9
Bracknell: 12, 42
Newbury: 14, 20
Thatcham: 18, 19
Hungerford: 17
Basingstoke: 21, 22, 23, 24, 25
Tadley: 26
Hook: 27, 29
Whitchurch: 28
Wokingham: 40, 41
Crowthorne: 45
RH 51.1,-0.15
Redhill: 1
Reigate: 2
Betchworth: 3
Dorking: 4, 5
Horley: 6
Lingfield: 7
Oxted: 8
Godstone: 9
Crawley: 10, 11, 77=51.11 -0.18
Horsham: 12, 13
Billingshurst: 14
Burgess Hill: 15
Haywards Heath: 16, 17
Forest Row: 18
East Grinstead: 19
Pulborough: 20
RM 51.56,0.2
Romford: 1, 2, 3, 4, 5, 6, 7
Dagenham: 8, 9, 10
Hornchurch: 11, 12
Rainham: 13
Upminster: 14
South Ockendon: 15
Purfleet: 19
Grays: 16, 17, 20
Tilbury: 18
SE 51.47,-0.05
London: 1=Southwark, 1P=Southwark 51.498 -0.09, 2=Abbey Wood, 3=Blackheath, 4=Brockley, 5=Camberwell, 6=Catford, 7=Charlton, 8=Deptford, 9=Eltham, 10=Greenwich, 11=Kennington, 12=Lee, 13=Lewisham, 14=New Cross, 15=Peckham, 16=Rotherhithe, 17=Walworth, 18=Woolwich, 19=Upper Norwood, 20=Anerley, 21=Dulwich, 22=East Dulwich, 23=Forest Hill, 24=Herne Hill, 25=South Norwood, 26=Sydenham, 27=West Norwood, 28=Thamesmead
SG 51.93,-0.2
Stevenage: 1, 2, 3
Hitchin: 4, 5
Letchworth Garden City: 6
Baldock: 7
Royston: 8
Buntingford: 9
Much Hadham: 10
Ware: 11, 12
Hertford: 13, 14
Arlesey: 15
Henlow: 16
Shefford: 17
Biggleswade: 18
Sandy: 19
SL 51.52,-0.6
Slough: 1, 2, 3, 95=51.51 -0.59
Windsor: 4
Ascot: 5
Maidenhead: 6, 60=Maidenhead
Marlow: 7
Bourne End: 8
Gerrards Cross: 9
Iver: 0
SM 51.37,-0.18
Sutton: 1, 2, 3
Morden: 4
Carshalton: 5
Wallington: 6
Banstead: 7
SO 50.92,-1.38
Southampton: 14, 15, 16, 17, 18, 19, 30, 31, 32, 40, 45, 52, 97=50.91 -1.40
Winchester: 21, 22, 23
Alresford: 24
Stockbridge: 20
Lymington: 41
Brockenhurst: 42
Lyndhurst: 43
Eastleigh: 50, 53
Romsey: 51
SS 51.56,0.65
Southend-on-Sea: 1, 2, 3, 22=51.54 0.71, 99=51.54 0.71
Westcliff-on-Sea: 0
Leigh-on-Sea: 9
Hockley: 5
Rayleigh: 6
Benfleet: 7
Canvey Island: 8
Wickford: 11, 12
Basildon: 13, 14, 15, 16
Stanford-le-Hope: 17
Rochford: 4
SW 51.46,-0.16
London: 1=Belgravia, 1A=Westminster, 1E=Westminster, 1H=Westminster, 1P=Westminster, 1V=Pimlico, 1W=Belgravia, 1X=Belgravia, 1Y=St James's, 2=Brixton, 3=Chelsea, 4=Clapham, 5=Earls Court, 6=Fulham, 7=South Kensington, 8=Nine Elms, 9=Stockwell, 10=West Brompton, 11=Battersea, 12=Balham, 13=Barnes, 14=Mortlake, 15=Putney, 16=Streatham, 17=Tooting, 18=Wandsworth, 19=Wimbledon, 20=Raynes Park, 95=Brixton 51.45 -0.15
TN 51.1,0.35
Tunbridge Wells: 1, 2, 3, 4
Wadhurst: 5
Crowborough: 6
Hartfield: 7
Edenbridge: 8
Tonbridge: 9, 10, 11, 12
Sevenoaks: 13, 14, 15
Westerham: 16
Cranbrook: 17, 18
Etchingham: 19
Mayfield: 20
Heathfield: 21
Uckfield: 22
Ashford: 23, 24, 25, 26, 27
New Romney: 28
Romney Marsh: 29
Tenterden: 30
Rye: 31
Robertsbridge: 32
Battle: 33
Hastings: 34, 35
Winchelsea: 36
St Leonards-on-Sea: 37, 38
Bexhill-on-Sea: 39, 40
TW 51.45,-0.35
Twickenham: 1, 2
Hounslow: 3, 4, 5, 6
Isleworth: 7
Brentford: 8
Richmond: 9, 10
Teddington: 11
Hampton: 12
Feltham: 13, 14
Ashford: 15
Sunbury-on-Thames: 16
Shepperton: 17
Staines-upon-Thames: 18, 19
Egham: 20
UB 51.52,-0.42
Southall: 1, 2
Hayes: 3, 4
Northolt: 5
Greenford: 6, 18=51.53 -0.345
West Drayton: 7
Uxbridge: 8, 9, 10, 11
W 51.515,-0.18
London: 1=Marylebone, 1A=Fitzrovia 51.52 -0.14, 1B=Marylebone, 1C=Marylebone, 1D=Soho, 1F=Soho, 1G=Marylebone, 1H=Marylebone, 1J=Mayfair, 1K=Mayfair, 1S=Mayfair, 1T=Fitzrovia, 1U=Marylebone, 1W=Fitzrovia, 2=Bayswater, 3=Acton, 4=Chiswick, 5=Ealing, 6=Hammersmith, 7=Hanwell, 8=Kensington, 9=Maida Vale, 10=Ladbroke Grove, 11=Notting Hill, 12=Shepherd's Bush, 13=West Ealing, 14=West Kensington
WC 51.518,-0.122
London: 1=Bloomsbury, 1A=Bloomsbury, 1B=Bloomsbury, 1E=Bloomsbury, 1H=Bloomsbury, 1N=Bloomsbury, 1R=Holborn, 1V=Holborn, 1X=King's Cross, 2=Covent Garden, 2A=Holborn, 2B=Holborn, 2E=Covent Garden, 2H=Covent Garden, 2N=Charing Cross, 2R=Strand
WD 51.65,-0.4
Watford: 17, 18, 19, 24, 25, 99=51.655 -0.40
Rickmansworth: 3
Kings Langley: 4
Abbots Langley: 5
Borehamwood: 6
Radlett: 7
Bushey: 23
AL 51.76,-0.3
St Albans: 1, 2, 3, 4
Harpenden: 5
Welwyn: 6
Welwyn Garden City: 7, 8
Hatfield: 9, 10
`
