/** Wales and Northern Ireland; the notation is explained in read-districts.ts. */
export const walesAndNorthernIreland = `
CF 51.5,-3.25
Cardiff: 3=51.49 -3.165, 5=Fairwater, 10=51.475 -3.175, 11=Grangetown, 14=51.515 -3.20, 15=Creigiau, 23=Llanedeyrn, 24=Roath
Penarth: 64
Dinas Powys: 64
Cowbridge: 71
Barry: 62=Rhoose, 63
Llantwit Major: 61
Bridgend: 31, 32=Ogmore-by-Sea, 33=Pyle, 35=Pencoed
Porthcawl: 36
Maesteg: 34
Pontypridd: 37, 38=Church Village
Porth: 39
Tonypandy: 40
Pentre: 41
Treorchy: 42
Ferndale: 43
Aberdare: 44
Mountain Ash: 45
Treharris: 46
Merthyr Tydfil: 47, 48
Bargoed: 81
Hengoed: 82
Caerphilly: 83
Pontyclun: 72
LD 52.25,-3.4
Llandrindod Wells: 1
Builth Wells: 2
Brecon: 3
Llangammarch Wells: 4
Llanwrtyd Wells: 5
Rhayader: 6
Knighton: 7
Presteigne: 8
LL 53.1,-3.7
Wrexham: 11, 12=Gresford, 13=Bangor-on-Dee, 14=Ruabon
Ruthin: 15
Denbigh: 16
St Asaph: 17
Rhyl: 18
Prestatyn: 19
Llangollen: 20
Corwen: 21
Abergele: 22
Bala: 23
Betws-y-Coed: 24
Dolwyddelan: 25
Llanrwst: 26
Trefriw: 27
Colwyn Bay: 28=Rhos-on-Sea, 29
Llandudno: 30
Conwy: 32
Llandudno Junction: 31
Llanfairfechan: 33
Penmaenmawr: 34
Aberdyfi: 35
Tywyn: 36
Llwyngwril: 37=52.666 -4.086
Fairbourne: 38
Arthog: 39=52.715 -4.01
Dolgellau: 40
Blaenau Ffestiniog: 41
Barmouth: 42
Talybont: 43=Tal-y-bont
Dyffryn Ardudwy: 44
Llanbedr: 45
Harlech: 46
Talsarnau: 47=52.905 -4.06
Penrhyndeudraeth: 48
Porthmadog: 49
Criccieth: 52
Garndolbenmaen: 51=52.97 -4.24
Pwllheli: 53
Caernarfon: 54, 55=Llanberis
Y Felinheli: 56
Bangor: 57
Beaumaris: 58
Menai Bridge: 59
Gaerwen: 60
Llanfairpwllgwyngyll: 61
Bodorgan: 62=53.19 -4.40
Ty Croes: 63=53.22 -4.47
Rhosneigr: 64
Holyhead: 65
Rhosgoch: 66=53.38 -4.39
Cemaes Bay: 67
Amlwch: 68
Penysarn: 69=53.385 -4.31
Dulas: 70=53.37 -4.29
Llanerchymedd: 71
Moelfre: 72
Marianglas: 73=Marian-glas
Tyn-y-Gongl: 74=53.32 -4.235
Pentraeth: 75
Llanbedrgoch: 76=53.30 -4.23
Llangefni: 77
Brynteg: 78=53.305 -4.26
NP 51.65,-3
Newport: 10=Castleton, 11=Rogerstone, 18=Caerleon, 19=Maindee, 20
Abergavenny: 7
Tredegar: 22
Ebbw Vale: 23
Brynmawr: 23
Blackwood: 12
Abertillery: 13
Monmouth: 25
Caldicot: 26
Chepstow: 16
Usk: 15
Pontypool: 4
Blaenavon: 4
Cwmbran: 44
Crickhowell: 8
New Tredegar: 24
SA 51.75,-4.1
Swansea: 1, 2=Sketty, 3=Mumbles, 4=Gorseinon, 5=Fforestfach, 6=Morriston, 7=Llansamlet, 8=Pontardawe, 9=Ystradgynlais
Neath: 10, 11=Skewen
Port Talbot: 12, 13=Cymmer
Llanelli: 14, 15=Llwynhendy
Burry Port: 16
Kidwelly: 17
Ferryside: 17
Ammanford: 18
Llandeilo: 19
Llangadog: 19
Llandovery: 20
Carmarthen: 31, 32=Nantgaredig, 33=Laugharne
Whitland: 34
Llanfyrnach: 35=51.95 -4.58
Glogue: 36=51.965 -4.60
Boncath: 37
Newcastle Emlyn: 38
Pencader: 39
Llanybydder: 40
Crymych: 41
Newport: 42
Cardigan: 43
Llandysul: 44
New Quay: 45
Aberaeron: 46
Llanarth: 47
Lampeter: 48
Haverfordwest: 61, 62=Broad Haven
Clarbeston Road: 63=51.86 -4.85
Goodwick: 64
Fishguard: 65
Clynderwen: 66
Narberth: 67
Kilgetty: 68
Saundersfoot: 69
Tenby: 70
Pembroke: 71
Pembroke Dock: 72
Milford Haven: 73
SY 52.71,-2.75
Shrewsbury: 1, 2=52.72 -2.75, 3=52.705 -2.77, 4=Shawbury, 5=Minsterley
Church Stretton: 6
Craven Arms: 7
Ludlow: 8
Bucknell: 7
Bishops Castle: 9=Bishop's Castle
Oswestry: 10, 11=Weston Rhyn
Ellesmere: 12
Whitchurch: 13
Malpas: 14
Montgomery: 15
Newtown: 16
Caersws: 17
Llanidloes: 18
Llanbrynmair: 19
Machynlleth: 20
Welshpool: 21
Llanfechain: 22
Llanfyllin: 22
Llansantffraid-ym-Mechain: 22
Meifod: 22
Llanymynech: 22
Aberystwyth: 23
Borth: 24
Bow Street: 24
Talybont: 24
Tregaron: 25
Ystrad Meurig: 25
BT 54.6,-5.93
Belfast: 1=54.602 -5.926, 2=54.597 -5.93, 3=54.611 -5.905, 4=Strandtown, 5=54.59 -5.885, 6=Ravenhill, 7=Ormeau, 8=Newtownbreda, 9=Malone, 10=Finaghy, 11=Andersonstown, 12=Falls, 13=Shankill, 14=Ballysillan, 15=54.625 -5.935, 16=Dundonald, 17=Dunmurry
Holywood: 18
Bangor: 19, 20
Donaghadee: 21
Newtownards: 22=Greyabbey, 23
Ballynahinch: 24
Dromore: 25
Hillsborough: 26
Lisburn: 27, 28=Maze
Downpatrick: 30
Castlewellan: 31
Banbridge: 32
Newcastle: 33
Newry: 34, 35=Bessbrook
Crumlin: 29
Newtownabbey: 36=Glengormley, 37=Jordanstown
Carrickfergus: 38
Ballyclare: 39
Larne: 40
Antrim: 41
Ballymena: 42, 43=Broughshane, 44=Glenarm
Magherafelt: 45
Maghera: 46
Londonderry: 47=Waterside, 48=Londonderry
Limavady: 49
Coleraine: 51, 52
Ballymoney: 53
Ballycastle: 54
Portstewart: 55
Portrush: 56
Bushmills: 57
Armagh: 60, 61=Richhill
Craigavon: 62=Portadown, 63=Gilford, 64=Craigavon, 65=54.455 -6.36, 66=Lurgan, 67=Aghagallon
Caledon: 68
Aughnacloy: 69
Dungannon: 70, 71=Coalisland
Fivemiletown: 75
Clogher: 76
Augher: 77
Omagh: 78, 79=Gortin
Cookstown: 80
Castlederg: 81
Strabane: 82
Enniskillen: 74, 92=Lisnaskea, 93=Belleek, 94=Irvinestown
GY 49.45,-2.57
Guernsey: 1=49.456 -2.54, 2=49.472 -2.545, 3=49.497 -2.52, 4=49.435 -2.56, 5=49.467 -2.57, 6=49.455 -2.585, 7=49.44 -2.64, 8=49.432 -2.60, 9=49.714 -2.205, 10=49.43 -2.36
JE 49.2,-2.13
Jersey: 2=49.188 -2.105, 3=49.21 -2.14, 4=49.178 -2.08
IM 54.22,-4.53
Isle of Man: 1=54.155 -4.485, 2=54.168 -4.49, 3=54.175 -4.45, 4=54.18 -4.55, 5=54.215 -4.67, 6=54.31 -4.58, 7=54.34 -4.42, 8=54.322 -4.385, 9=54.085 -4.64
`
