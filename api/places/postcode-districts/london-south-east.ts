/** London and the South East; the notation is explained in read-districts.ts. */
export const londonAndSouthEast = `
BN 50.85,-0.05
Brighton: 1=50.826 -0.14, 2=Woodingdean, 41=Portslade, 42=Southwick, 45=Fulking, 50=50.83 -0.14, 51=50.83 -0.14
Hove: 3
Lewes: 7, 8=Ringmer
Newhaven: 9
Peacehaven: 10
Worthing: 11, 12=Goring-by-Sea, 13=Durrington, 14=Broadwater, 99=50.82 -0.37
Lancing: 15
Littlehampton: 16, 17
Arundel: 18
Eastbourne: 20, 21=50.775 0.27, 22=Willingdon, 23=50.79 0.32
Pevensey: 24
Seaford: 25
Polegate: 26
Hailsham: 27
Shoreham-by-Sea: 43
Steyning: 44
Hassocks: 6
Henfield: 5
BR 51.39,0.04
Bromley: 1, 2=51.395 0.02, 3=Shortlands, 4=51.375 0.0
Beckenham: 3
West Wickham: 4
Orpington: 5=St Mary Cray, 6
Swanley: 8
Chislehurst: 7
Keston: 2=51.36 0.03
CR 51.36,-0.1
Croydon: 0=51.37 -0.095, 9=51.375 -0.10, 44=51.375 -0.10, 90=51.375 -0.10
South Croydon: 2
Caterham: 3
Mitcham: 4
Coulsdon: 5
Warlingham: 6
Whyteleafe: 3
Thornton Heath: 7
Purley: 8
Kenley: 8
CT 51.25,1.15
Canterbury: 1, 2=Sturry, 3=Ash, 4=Barnham Downs 51.20 1.11
Whitstable: 5
Herne Bay: 6
Birchington: 7=Birchington-on-Sea
Westgate-on-Sea: 8=Westgate on Sea
Margate: 9
Broadstairs: 10
Ramsgate: 11, 12=Minster
Sandwich: 13
Deal: 14
Dover: 15, 16, 17=51.16 1.29
Folkestone: 18, 19, 20=51.085 1.13
Hythe: 21
CM 51.7,0.4
Chelmsford: 1, 2=Great Baddow, 3=Hatfield Peverel, 92=51.735 0.47, 98=51.735 0.47, 99=51.735 0.47
Ingatestone: 4
Ongar: 5=Chipping Ongar
Dunmow: 6=Great Dunmow
Braintree: 7, 77
Witham: 8
Maldon: 9
Burnham-on-Crouch: 0
Southminster: 0
Billericay: 11, 12
Brentwood: 13, 14, 15=Shenfield
Epping: 16
Harlow: 17=Old Harlow, 18=51.76 0.10, 19=51.76 0.07, 20
Sawbridgeworth: 21
Bishop's Stortford: 22=Hatfield Heath, 23, 24=Stansted Mountfitchet
Stansted: 24=Stansted Mountfitchet
DA 51.45,0.2
Dartford: 1, 2=51.43 0.26, 3=Longfield, 4=Horton Kirby, 10=Swanscombe
Longfield: 3
Sidcup: 14, 15
Bexley: 5
Bexleyheath: 6, 7=51.46 0.15
Erith: 8, 18
Greenhithe: 9
Swanscombe: 10
Gravesend: 11=Northfleet, 12, 13=Meopham
Welling: 16
Belvedere: 17
E 51.54,-0.03
London: 1=Whitechapel, 1W=Wapping, 2=Bethnal Green, 3=Bow, 4=Chingford, 5=Clapton, 6=East Ham, 7=Forest Gate, 8=Hackney, 9=Homerton, 10=Leyton, 11=Leytonstone 51.567 0.012, 12=Manor Park, 13=Plaistow, 14=Poplar, 15=Stratford, 16=Canning Town, 17=Walthamstow, 18=South Woodford, 20=Stratford 51.543 -0.01, 77=Stratford 51.54 0.0, 98=Wapping 51.52 -0.06
EC 51.517,-0.092
London: 1=Clerkenwell 51.522 -0.102, 1A=Clerkenwell 51.518 -0.098, 1M=Clerkenwell 51.521 -0.102, 1N=Clerkenwell 51.519 -0.107, 1P=Clerkenwell 51.52 -0.10, 1R=Clerkenwell, 1V=Clerkenwell 51.527 -0.10, 1Y=Clerkenwell 51.522 -0.093, 2=City of London 51.517 -0.09, 2A=Shoreditch, 2M=City of London 51.517 -0.085, 2N=City of London 51.515 -0.085, 2P=City of London 51.516 -0.09, 2R=City of London 51.515 -0.09, 2V=City of London 51.515 -0.094, 2Y=Barbican 51.52 -0.094, 3=City of London 51.512 -0.08, 3A=City of London 51.514 -0.079, 3M=City of London 51.512 -0.083, 3N=City of London 51.511 -0.078, 3P=City of London 51.512 -0.08, 3R=City of London 51.510 -0.082, 3V=City of London 51.513 -0.085, 4=City of London 51.514 -0.10, 4A=City of London 51.516 -0.108, 4M=City of London 51.513 -0.098, 4N=City of London 51.512 -0.091, 4P=City of London 51.514 -0.10, 4R=City of London 51.511 -0.09, 4V=City of London 51.512 -0.101, 4Y=City of London 51.513 -0.108, 50=City of London 51.52 -0.09
EN 51.65,-0.08
Enfield: 1, 2=51.66 -0.09, 3=Enfield Lock
Barnet: 4=Cockfosters, 5=High Barnet
Potters Bar: 6
Waltham Cross: 7=Cheshunt, 8, 77=51.69 -0.035
Waltham Abbey: 9
Broxbourne: 10
Hoddesdon: 11
GU 51.2,-0.75
Guildford: 1, 2=51.24 -0.56, 3=Worplesdon, 4=51.24 -0.50, 5=Bramley
Cranleigh: 6
Godalming: 7, 8=Milford
Farnham: 9, 10=Frensham
Aldershot: 11, 12=Ash
Farnborough: 14
Camberley: 15, 16=Frimley, 17=51.335 -0.77
Bagshot: 19
Lightwater: 18
Windlesham: 20
Woking: 21, 22, 23=Send, 24=Knaphill, 25=Pirbright, 95=51.32 -0.56
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
Fleet: 51, 52=Crondall
HA 51.58,-0.35
Harrow: 1, 2=51.585 -0.355, 3=Kenton
Pinner: 5
Northwood: 6=51.61 -0.42
Stanmore: 7
Edgware: 8
Wembley: 0=51.557 -0.305, 9
Ruislip: 4
HP 51.7,-0.7
Hemel Hempstead: 1, 2, 3=51.745 -0.46
Berkhamsted: 4
Chesham: 5
Amersham: 6, 7=Little Chalfont
Chalfont St Giles: 8
Beaconsfield: 9
High Wycombe: 10=Wooburn Green, 11, 12, 13=51.63 -0.75, 14=51.66 -0.80, 15=Hazlemere
Great Missenden: 16
Princes Risborough: 27
Aylesbury: 17, 18, 19=51.83 -0.80, 20=51.82 -0.78, 21, 22=Aston Clinton
Tring: 23
IG 51.58,0.07
Ilford: 1, 2=51.57 0.09, 3=Seven Kings, 4=51.577 0.045, 5=Barkingside, 6=Barkingside
Woodford Green: 8
Chigwell: 7
Buckhurst Hill: 9
Loughton: 10
Barking: 11
KT 51.38,-0.33
Kingston upon Thames: 1, 2=51.415 -0.29
New Malden: 3
Worcester Park: 4
Surbiton: 5, 6
Thames Ditton: 7
East Molesey: 8
West Molesey: 8
Chessington: 9
Esher: 10
Cobham: 11
Walton-on-Thames: 12
Weybridge: 13
West Byfleet: 14
Addlestone: 15
Chertsey: 16
Epsom: 17=Ewell, 18, 19=51.34 -0.25
Tadworth: 20
Ashtead: 21
Leatherhead: 22, 23=Great Bookham, 24=East Horsley
LU 51.88,-0.43
Luton: 1, 2=Stopsley, 3=Leagrave, 4=51.89 -0.45
Dunstable: 5=Houghton Regis, 6
Leighton Buzzard: 7
ME 51.36,0.53
Rochester: 1, 2=Strood, 3=Cuxton
Chatham: 4, 5=Walderslade
Aylesford: 20
Snodland: 6
West Malling: 6=Larkfield, 19
Gillingham: 7, 8=Rainham
Sittingbourne: 9, 10
Queenborough: 11
Sheerness: 12
Faversham: 13
Maidstone: 14, 15=Bearsted, 16=51.285 0.50, 17=Lenham, 18=Marden, 99=51.275 0.52
MK 52.04,-0.75
Milton Keynes: 1=Bletchley, 2=Bletchley, 3=52.005 -0.75, 4=52.01 -0.78, 5=52.02 -0.79, 6=52.03 -0.74, 7=52.02 -0.69, 8=52.04 -0.80, 9=52.045 -0.755, 10=52.04 -0.70, 11=Stony Stratford, 12=Wolverton, 13=52.06 -0.79, 14=52.06 -0.74, 15=52.06 -0.72, 17=Wavendon, 19=Hanslope, 77=52.04 -0.76
Newport Pagnell: 16
Buckingham: 18
Bedford: 40, 41=52.16 -0.46, 42=Kempston, 43=Cranfield, 44=52.16 -0.40, 45=Ampthill
Olney: 46
N 51.58,-0.12
London: 1=Islington, 1C=King's Cross, 1P=Islington 51.535 -0.103, 2=East Finchley, 3=Finchley, 4=Finsbury Park, 5=Highbury, 6=Highgate, 7=Holloway, 8=Hornsey, 9=Lower Edmonton 51.627 -0.058, 10=Muswell Hill, 11=New Southgate, 12=North Finchley 51.614 -0.175, 13=Palmers Green, 14=Southgate, 15=South Tottenham, 16=Stoke Newington, 17=Tottenham, 18=Upper Edmonton, 19=Archway, 20=Whetstone, 21=Winchmore Hill, 22=Wood Green, 81=Islington 51.54 -0.10
NW 51.56,-0.2
London: 1=Camden Town, 1W=Euston 51.527 -0.14, 2=Cricklewood, 3=Hampstead, 4=Hendon, 5=Kentish Town, 6=West Hampstead, 7=Mill Hill, 8=St John's Wood, 9=Kingsbury, 10=Willesden, 11=Golders Green, 26=Park Royal 51.54 -0.27
OX 51.75,-1.25
Oxford: 1=51.75 -1.265, 2=Summertown, 3=Headington, 4=Cowley, 33=51.75 -1.23, 44=Wheatley
Kidlington: 5
Abingdon: 13, 14
Didcot: 11
Wallingford: 10
Thame: 9
Wantage: 12
Banbury: 15=Bloxham, 16, 17=Cropredy
Chipping Norton: 7
Carterton: 18
Woodstock: 20
Bicester: 25, 26, 27
Burford: 18=Burford
Witney: 28, 29=Eynsham
Watlington: 49
Chinnor: 39
Bampton: 18=Bampton
Faringdon: 7=Faringdon
PO 50.8,-1.05
Portsmouth: 1, 2=50.81 -1.08, 3=50.82 -1.075, 6=Cosham
Southsea: 4, 5
Waterlooville: 7, 8=Horndean
Havant: 9
Emsworth: 10
Hayling Island: 11
Gosport: 12, 13=Lee-on-the-Solent
Lee-on-the-Solent: 13
Fareham: 14=Stubbington, 15, 16=Portchester, 17=Wickham
Chichester: 18, 19, 20=Selsey
Bognor Regis: 21, 22=Felpham
Rowlands Castle: 9=Rowlands Castle
Newport: 30
Cowes: 31
East Cowes: 32
Ryde: 33
Seaview: 34
Bembridge: 35
Sandown: 36
Shanklin: 37
Ventnor: 38
Totland Bay: 39=Totland
Freshwater: 40
Yarmouth: 41
RG 51.42,-1.05
Reading: 1=51.452 -0.97, 2=51.42 -0.95, 3=51.43 -1.0, 4=Caversham, 5=Woodley, 6=Earley, 7=Theale, 8=Pangbourne, 10=Twyford, 19=51.455 -0.97, 30=Tilehurst, 31=Tilehurst
Henley-on-Thames: 9
Bracknell: 12, 42=Binfield
Newbury: 14, 20=Highclere
Thatcham: 18=Cold Ash, 19
Hungerford: 17
Basingstoke: 21, 22, 23=51.245 -1.12, 24=Old Basing, 25=Overton
Tadley: 26
Hook: 27, 29
Whitchurch: 28
Wokingham: 40, 41
Crowthorne: 45
RH 51.1,-0.15
Redhill: 1
Reigate: 2
Betchworth: 3=51.24 -0.27
Dorking: 4, 5=Capel
Horley: 6
Lingfield: 7
Oxted: 8
Godstone: 9
Crawley: 10=Three Bridges, 11, 77=51.11 -0.18
Horsham: 12, 13=Southwater
Billingshurst: 14
Burgess Hill: 15
Haywards Heath: 16, 17=Cuckfield
Forest Row: 18
East Grinstead: 19
Pulborough: 20
RM 51.56,0.2
Romford: 1, 2=51.585 0.185, 3=Harold Wood, 4=51.62 0.165, 5=Collier Row, 6=Chadwell Heath, 7=51.57 0.16
Dagenham: 8=Becontree, 9, 10
Hornchurch: 11, 12=Elm Park
Rainham: 13
Upminster: 14
South Ockendon: 15
Purfleet: 19
Grays: 16, 17, 20=West Thurrock
Tilbury: 18
SE 51.47,-0.05
London: 1=Southwark 51.498 -0.095, 1P=Southwark 51.498 -0.09, 2=Abbey Wood, 3=Blackheath, 4=Brockley 51.46 -0.035, 5=Camberwell, 6=Catford, 7=Charlton, 8=Deptford, 9=Eltham, 10=Greenwich, 11=Kennington 51.49 -0.11, 12=Lee, 13=Lewisham, 14=New Cross, 15=Peckham, 16=Rotherhithe, 17=Walworth, 18=Woolwich, 19=Upper Norwood 51.42 -0.085, 20=Anerley, 21=Dulwich, 22=East Dulwich 51.453 -0.07, 23=Forest Hill, 24=Herne Hill, 25=South Norwood 51.398 -0.075, 26=Sydenham, 27=West Norwood, 28=Thamesmead
SG 51.93,-0.2
Stevenage: 1, 2, 3=Knebworth
Hitchin: 4, 5=Stotfold
Letchworth Garden City: 6
Baldock: 7
Royston: 8
Buntingford: 9
Much Hadham: 10
Ware: 11, 12
Hertford: 13, 14=51.81 -0.10
Arlesey: 15
Henlow: 16
Shefford: 17
Biggleswade: 18
Sandy: 19
SL 51.52,-0.6
Slough: 1, 2=51.53 -0.59, 3=Langley, 95=51.51 -0.59
Windsor: 4
Ascot: 5
Maidenhead: 6, 60=Maidenhead
Marlow: 7
Bourne End: 8
Gerrards Cross: 9
Iver: 0
SM 51.37,-0.18
Sutton: 1, 2=51.355 -0.20, 3=51.375 -0.21
Morden: 4
Carshalton: 5
Wallington: 6
Banstead: 7
SO 50.92,-1.38
Southampton: 14=50.91 -1.40, 15=Shirley, 16=Bassett, 17=50.93 -1.395, 18=50.935 -1.36, 19=Bitterne, 30=Hedge End, 31=Bursledon, 32=Bishops Waltham, 40=Totton, 45=Hythe, 52=North Baddesley, 97=50.91 -1.40
Winchester: 21=51.08 -1.32, 22, 23
Alresford: 24=New Alresford
Stockbridge: 20
Lymington: 41
Brockenhurst: 42
Lyndhurst: 43
Eastleigh: 50, 53=Chandler's Ford
Romsey: 51
SS 51.56,0.65
Southend-on-Sea: 1, 2=51.555 0.71, 3=Shoeburyness, 22=51.54 0.71, 99=51.54 0.71
Westcliff-on-Sea: 0=Westcliff-on-Sea
Leigh-on-Sea: 9
Hockley: 5
Rayleigh: 6
Benfleet: 7=South Benfleet
Canvey Island: 8
Wickford: 11, 12
Basildon: 13=Pitsea, 14, 15=Laindon, 16=51.55 0.45
Stanford-le-Hope: 17
Rochford: 4
SW 51.46,-0.16
London: 1=Belgravia, 1A=Westminster 51.501 -0.138, 1E=Westminster 51.498 -0.137, 1H=Westminster 51.50 -0.13, 1P=Westminster 51.495 -0.135, 1V=Pimlico, 1W=Belgravia 51.493 -0.148, 1X=Belgravia 51.499 -0.155, 1Y=St James's 51.508 -0.134, 2=Brixton 51.45 -0.12, 3=Chelsea, 4=Clapham, 5=Earls Court, 6=Fulham, 7=South Kensington 51.495 -0.175, 8=Nine Elms, 9=Stockwell, 10=West Brompton 51.483 -0.183, 11=Battersea, 12=Balham, 13=Barnes, 14=Mortlake, 15=Putney, 16=Streatham, 17=Tooting, 18=Wandsworth, 19=Wimbledon, 20=Raynes Park, 95=Brixton 51.45 -0.15
TN 51.1,0.35
Tunbridge Wells: 1=Royal Tunbridge Wells, 2=Royal Tunbridge Wells, 3=Groombridge, 4=Southborough
Wadhurst: 5
Crowborough: 6
Hartfield: 7
Edenbridge: 8
Tonbridge: 9, 10, 11=Hildenborough, 12=Paddock Wood
Sevenoaks: 13, 14=Otford, 15=Borough Green
Westerham: 16
Cranbrook: 17, 18=Hawkhurst
Etchingham: 19
Mayfield: 20
Heathfield: 21
Uckfield: 22
Ashford: 23, 24, 25=Wye, 26=51.11 0.82, 27=Charing
New Romney: 28
Romney Marsh: 29
Tenterden: 30
Rye: 31
Robertsbridge: 32
Battle: 33
Hastings: 34, 35
Winchelsea: 36=50.925 0.71
St Leonards-on-Sea: 37=Saint Leonards-on-Sea, 38=50.86 0.53
Bexhill-on-Sea: 39, 40
TW 51.45,-0.35
Twickenham: 1, 2=51.445 -0.35
Hounslow: 3, 4=51.465 -0.39, 5=Heston, 6=Heathrow
Isleworth: 7
Brentford: 8
Richmond: 9, 10=51.455 -0.30
Teddington: 11
Hampton: 12
Feltham: 13, 14=East Bedfont
Ashford: 15
Sunbury-on-Thames: 16
Shepperton: 17
Staines-upon-Thames: 18=Staines, 19=51.44 -0.54
Egham: 20
UB 51.52,-0.42
Southall: 1, 2
Hayes: 3, 4=51.52 -0.40
Northolt: 5
Greenford: 6, 18=51.53 -0.345
West Drayton: 7, 11=Stockley Park 51.512 -0.445
Uxbridge: 8, 9=Harefield, 10=51.535 -0.45
W 51.515,-0.18
London: 1=Marylebone, 1A=Fitzrovia 51.52 -0.14, 1B=Marylebone 51.515 -0.14, 1C=Marylebone 51.515 -0.146, 1D=Soho, 1F=Soho 51.513 -0.135, 1G=Marylebone 51.519 -0.147, 1H=Marylebone 51.517 -0.155, 1J=Mayfair 51.508 -0.145, 1K=Mayfair 51.512 -0.15, 1S=Mayfair 51.511 -0.141, 1T=Fitzrovia 51.518 -0.136, 1U=Marylebone 51.517 -0.15, 1W=Fitzrovia 51.519 -0.14, 2=Bayswater, 3=Acton, 4=Chiswick, 5=Ealing 51.512 -0.305, 6=Hammersmith, 7=Hanwell, 8=Kensington, 9=Maida Vale, 10=Ladbroke Grove, 11=Notting Hill, 12=Shepherd's Bush, 13=West Ealing 51.515 -0.325, 14=West Kensington
WC 51.518,-0.122
London: 1=Bloomsbury, 1A=Bloomsbury 51.518 -0.123, 1B=Bloomsbury 51.518 -0.126, 1E=Bloomsbury 51.522 -0.132, 1H=Bloomsbury 51.526 -0.127, 1N=Bloomsbury 51.522 -0.118, 1R=Holborn 51.519 -0.115, 1V=Holborn 51.518 -0.117, 1X=King's Cross 51.527 -0.116, 2=Covent Garden 51.513 -0.122, 2A=Holborn 51.514 -0.115, 2B=Holborn 51.514 -0.12, 2E=Covent Garden 51.512 -0.122, 2H=Covent Garden 51.512 -0.128, 2N=Charing Cross 51.509 -0.126, 2R=Strand 51.512 -0.115
WD 51.65,-0.4
Watford: 17, 18, 19=South Oxhey, 24=51.67 -0.40, 25=Garston, 99=51.655 -0.40
Rickmansworth: 3
Kings Langley: 4
Abbots Langley: 5
Borehamwood: 6
Radlett: 7
Bushey: 23
AL 51.76,-0.3
St Albans: 1, 2=51.72 -0.34, 3=51.77 -0.37, 4=51.765 -0.28
Harpenden: 5
Welwyn: 6
Welwyn Garden City: 7, 8
Hatfield: 9, 10
`
