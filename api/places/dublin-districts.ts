/**
 * Dublin's postal districts, `number: suburbs`, by hand (An Post); their points follow from the suburbs'.
 * The Eircode routing key is D and the number in two digits.
 */
export const dublinDistricts = `
1: Dublin
2: Dublin
3: Fairview, Marino, Killester, Dollymount
4: Donnybrook, Ringsend, Sandymount
5: Artane, Raheny, Coolock
6: Rathmines, Rathgar, Milltown
6W: Terenure, Templeogue
7: Cabra
8: Rialto
9: Drumcondra, Beaumont, Glasnevin
10: Ballyfermot, Cherry Orchard
11: Finglas, Ballymun
12: Crumlin, Walkinstown
13: Sutton, Baldoyle, Donaghmede
14: Rathfarnham, Dundrum, Clonskeagh
15: Blanchardstown, Castleknock, Mulhurddart
16: Ballinteer, Ballyboden, Knocklyon
17: Darndale, Bonnybrook
18: Cabinteely, Foxrock, Sandyford
20: Chapelizod, Palmerstown
22: Clondalkin
24: Tallaght, Firhouse, Jobstown`

/** The other Eircode routing keys with the post town of each, by hand (Eircode's published list): `town: key, key`. */
export const routingKeys = `
Ballyboughal: A41
Garristown: A42
Oldtown: A45
Greystones: A63
Wicklow: A67
Castleblayney: A75
Carrickmacross: A81
Kells: A82
Enfield: A83
Ashbourne: A84
Dunshaughlin: A85
Dunboyne: A86
Dundalk: A91
Drogheda: A92
Blackrock: A94
Glenageary: A96
Bray: A98
Navan: C15
Cahir: E21
Cashel: E25
Carrick-on-Suir: E32
Tipperary: E34
Thurles: E41
Nenagh: E45
Roscrea: E53
Clonmel: E91
Claremorris: F12
Castlebar: F23
Ballina: F26
Westport: F28
Ballinrobe: F31
Ballyhaunis: F35
Roscommon: F42
Castlerea: F45
Boyle: F52
Ballymote: F56
Sligo: F91
Letterkenny: F92
Lifford: F93
Donegal: F94
Cavan: H12
Belturbet: H14
Cootehill: H16
Monaghan: H18
Clones: H23
Ballinasloe: H53
Tuam: H54
Loughrea: H62
Athenry: H65
Clifden: H71
Galway: H91
Balbriggan: K32
Skerries: K34
Malahide: K36
Lusk: K45
Rush: K56
Swords: K67
Lucan: K78
Athlone: N37
Longford: N39
Carrick-on-Shannon: N41
Mullingar: N91
Macroom: P12
Crookstown: P14
Kinsale: P17
Cobh: P24
Midleton: P25
Ballincollig: P31
Rylane: P32
Youghal: P36
Carrigaline: P43
Dunmanway: P47
Mallow: P51
Charleville: P56
Fermoy: P61
Mitchelstown: P67
Bandon: P72
Bantry: P75
Skibbereen: P81
Clonakilty: P85
Athy: R14
Bagenalstown: R21
Portlaoise: R32
Tullamore: R35
Birr: R42
Edenderry: R45
Kildare: R51
Curragh: R56
Carlow: R93
Kilkenny: R95
Cork: T12, T23
Carrignavar: T34
Glanmire: T45
Watergrasshill: T56
Shannon: V14
Kilrush: V15
Cahersiveen: V23
Listowel: V31
Kilmallock: V35
Newcastle West: V42
Tralee: V92
Killarney: V93
Limerick: V94
Ennis: V95
Newbridge: W12
Celbridge: W23
Monasterevin: W34
Naas: W91
Dungarvan: X35
Kilmacthomas: X42
Waterford: X91
Arklow: Y14
Enniscorthy: Y21
Gorey: Y25
New Ross: Y34
Wexford: Y35`
