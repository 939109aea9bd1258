/** Wales and Northern Ireland; the notation is explained in read-districts.ts. */
export const walesAndNorthernIreland = `
CF 51.5,-3.25
Cardiff: 3, 5, 10, 11, 14, 15, 23, 24, 30, 91, 95, 99
Penarth: 64
Cowbridge: 71
Barry: 62, 63
Llantwit Major: 61
Bridgend: 31, 32, 33, 35
Porthcawl: 36
Maesteg: 34
Pontypridd: 37, 38
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
Wrexham: 11, 12, 13, 14
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
Colwyn Bay: 28, 29
Llandudno: 30
Conwy: 32
Llandudno Junction: 31
Llanfairfechan: 33
Penmaenmawr: 34
Aberdyfi: 35
Tywyn: 36
Llwyngwril: 37
Fairbourne: 38
Arthog: 39
Dolgellau: 40
Blaenau Ffestiniog: 41
Barmouth: 42
Talybont: 43
Dyffryn Ardudwy: 44
Llanbedr: 45
Harlech: 46
Talsarnau: 47
Penrhyndeudraeth: 48
Porthmadog: 49
Criccieth: 52
Garndolbenmaen: 51
Pwllheli: 53
Caernarfon: 54, 55
Y Felinheli: 56
Bangor: 57
Beaumaris: 58
Menai Bridge: 59
Gaerwen: 60
Llanfairpwllgwyngyll: 61
Bodorgan: 62
Ty Croes: 63
Rhosneigr: 64
Holyhead: 65
Rhosgoch: 66
Cemaes Bay: 67
Amlwch: 68
Penysarn: 69
Dulas: 70
Llanerchymedd: 71
Moelfre: 72
Marianglas: 73
Tyn-y-Gongl: 74
Pentraeth: 75
Llanbedrgoch: 76
Llangefni: 77
Brynteg: 78
NP 51.65,-3
Newport: 10, 11, 18, 19, 20
Abergavenny: 7
Tredegar: 22
Ebbw Vale: 23
Blackwood: 12
Abertillery: 13
Monmouth: 25
Caldicot: 26
Chepstow: 16
Usk: 15
Pontypool: 4
Cwmbran: 44
Crickhowell: 8
New Tredegar: 24
SA 51.75,-4.1
Swansea: 1, 2, 3, 4, 5, 6, 7, 8, 9, 80, 99
Neath: 10, 11
Port Talbot: 12, 13
Llanelli: 14, 15
Burry Port: 16
Kidwelly: 17
Ammanford: 18
Llandeilo: 19
Llandovery: 20
Carmarthen: 31, 32, 33
Whitland: 34
Llanfyrnach: 35
Glogue: 36
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
Haverfordwest: 61, 62
Clarbeston Road: 63
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
Shrewsbury: 1, 2, 3, 4, 5, 99
Church Stretton: 6
Craven Arms: 7
Ludlow: 8
Bishops Castle: 9
Oswestry: 10, 11
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
Aberystwyth: 23
Borth: 24
Tregaron: 25
BT 54.6,-5.93
Belfast: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 58
Holywood: 18
Bangor: 19, 20
Donaghadee: 21
Newtownards: 22, 23
Ballynahinch: 24
Dromore: 25
Hillsborough: 26
Lisburn: 27, 28
Downpatrick: 30
Castlewellan: 31
Banbridge: 32
Newcastle: 33
Newry: 34, 35
Crumlin: 29
Newtownabbey: 36, 37
Carrickfergus: 38
Ballyclare: 39
Larne: 40
Antrim: 41
Ballymena: 42, 43, 44
Magherafelt: 45
Maghera: 46
Londonderry: 47, 48
Limavady: 49
Coleraine: 51, 52
Ballymoney: 53
Ballycastle: 54
Portstewart: 55
Portrush: 56
Bushmills: 57
Armagh: 60, 61
Craigavon: 62, 63, 64, 65, 66, 67
Caledon: 68
Aughnacloy: 69
Dungannon: 70, 71
Fivemiletown: 75
Clogher: 76
Augher: 77
Omagh: 78, 79
Cookstown: 80
Castlederg: 81
Strabane: 82
Enniskillen: 74, 92, 93, 94
GY 49.45,-2.57
Guernsey: 1=49.456 -2.54, 2=49.472 -2.545, 3=49.497 -2.52, 4=49.435 -2.56, 5=49.467 -2.57, 6=49.455 -2.585, 7=49.44 -2.64, 8=49.432 -2.60, 9=49.714 -2.205, 10=49.43 -2.36
JE 49.2,-2.13
Jersey: 1, 2, 3, 4
IM 54.22,-4.53
Isle of Man: 1, 2, 3, 4, 5, 6, 7, 8=54.322 -4.385, 9
`
