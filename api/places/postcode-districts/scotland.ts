/** Scotland; the notation is explained in read-districts.ts. */
export const scotland = `
AB 57.15,-2.11
Aberdeen: 10, 11, 12, 15, 16, 21, 22, 23, 24, 25, 99
Peterculter: 14
Milltimber: 13
Laurencekirk: 30
Banchory: 31
Westhill: 32
Alford: 33
Aboyne: 34
Ballater: 35
Strathdon: 36
Ballindalloch: 37
Aberlour: 38
Stonehaven: 39
Ellon: 41
Peterhead: 42
Fraserburgh: 43
Macduff: 44
Banff: 45
Inverurie: 51
Insch: 52
Turriff: 53
Huntly: 54
Keith: 55
Buckie: 56
DD 56.47,-2.97
Dundee: 1, 2, 3, 4, 5
Newport-on-Tay: 6
Carnoustie: 7
Forfar: 8
Brechin: 9
Montrose: 10
Arbroath: 11
DG 55.07,-3.6
Dumfries: 1, 2
Thornhill: 3
Sanquhar: 4
Dalbeattie: 5
Kirkcudbright: 6
Castle Douglas: 7
Newton Stewart: 8
Stranraer: 9
Moffat: 10
Lockerbie: 11
Annan: 12
Langholm: 13
Canonbie: 14
Gretna: 16
EH 55.94,-3.2
Edinburgh: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 91, 95, 99
Dalkeith: 22
Musselburgh: 21
Gorebridge: 23
Rosewell: 24
Roslin: 25
Penicuik: 26
Newbridge: 28
Kirknewton: 27
Kirkliston: 29
South Queensferry: 30
Gullane: 31
Longniddry: 32
Tranent: 33
East Linton: 40
Dunbar: 42
Haddington: 41
North Berwick: 39
Innerleithen: 44
Walkerburn: 43
Peebles: 45
West Linton: 46
Bathgate: 47, 48
Linlithgow: 49
Bo'ness: 51
Broxburn: 52
Livingston: 53, 54
West Calder: 55
Bonnyrigg: 19
Lasswade: 18
Loanhead: 20
Humbie: 36
Pathhead: 37
Heriot: 38
Pencaitland: 34
Tranent: 35
FK 56.05,-3.85
Falkirk: 1, 2
Grangemouth: 3
Bonnybridge: 4
Larbert: 5
Denny: 6
Stirling: 7, 8, 9
Alloa: 10
Menstrie: 11
Alva: 12
Tillicoultry: 13
Dollar: 14
Dunblane: 15
Doune: 16
Callander: 17, 18
Lochearnhead: 19
Crianlarich: 20
Killin: 21
G 55.86,-4.25
Glasgow: 1, 2, 3, 4, 5, 11, 12, 13, 14, 15, 20, 21, 22, 23, 31, 32, 33, 34, 40, 41, 42, 43, 44, 45, 46, 51, 52, 53, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72, 73, 74, 75=East Kilbride, 76, 77, 78, 9, 58, 70, 79, 90
Clydebank: 81
Dumbarton: 82
Alexandria: 83
Helensburgh: 84
HS 58.2,-6.4
Isle of Lewis: 2
Isle of Harris: 3, 5
Isle of Scalpay: 4
Isle of North Uist: 6
Isle of Benbecula: 7
Isle of South Uist: 8
Isle of Barra: 9
Stornoway: 1
IV 57.48,-4.22
Inverness: 1, 2, 3, 5=Culloden, 13, 63
Beauly: 4
Muir of Ord: 6
Dingwall: 7, 15
Munlochy: 8
Avoch: 9
Fortrose: 10
Cromarty: 11
Nairn: 12
Strathpeffer: 14
Invergordon: 18
Alness: 17
Evanton: 16
Tain: 19, 20
Gairloch: 21
Achnasheen: 22
Garve: 23
Ardgay: 24
Dornoch: 25
Ullapool: 26
Lairg: 27
Rogart: 28
Elgin: 30
Lossiemouth: 31
Fochabers: 32
Forres: 36
Kyle: 40
Isle of Skye: 41, 42, 43, 44, 45, 46, 47, 48, 49, 55, 56
Strathcarron: 54
Strome Ferry: 53
Plockton: 52
Portree: 51
KA 55.55,-4.6
Kilmarnock: 1, 2, 3
Galston: 4
Mauchline: 5
Ayr: 6, 7, 8
Prestwick: 9
Troon: 10
Irvine: 11, 12
Kilwinning: 13
Beith: 14, 15
Newmilns: 16
Darvel: 17
Cumnock: 18
Maybole: 19
Stevenston: 20
Saltcoats: 21
Ardrossan: 22
West Kilbride: 23
Dalry: 24
Kilbirnie: 25
Girvan: 26
Isle of Arran: 27
Isle of Cumbrae: 28
Fairlie: 29
Largs: 30
KW 58.5,-3.4
Wick: 1
Lybster: 3
Latheron: 5
Dunbeath: 6
Berriedale: 7
Helmsdale: 8
Brora: 9
Golspie: 10
Kinbrace: 11
Halkirk: 12
Forsinard: 13
Thurso: 14
Kirkwall: 15
Stromness: 16
Orkney: 17
KY 56.2,-3.1
Kirkcaldy: 1, 2
Burntisland: 3
Cowdenbeath: 4
Lochgelly: 5
Glenrothes: 6, 7
Leven: 8, 9
Anstruther: 10
Dunfermline: 11, 12, 99
Kinross: 13
Cupar: 14, 15
St Andrews: 16
ML 55.78,-3.95
Motherwell: 1
Wishaw: 2
Hamilton: 3
Bellshill: 4
Coatbridge: 5
Airdrie: 6
Shotts: 7
Carluke: 8
Larkhall: 9
Strathaven: 10
Lanark: 11
Biggar: 12
PA 55.85,-4.43
Paisley: 1, 2, 3
Renfrew: 4
Johnstone: 5, 6, 9, 10
Bishopton: 7
Erskine: 8
Bridge of Weir: 11
Lochwinnoch: 12
Kilmacolm: 13
Port Glasgow: 14
Greenock: 15, 16
Wemyss Bay: 18
Skelmorlie: 17
Gourock: 19
Isle of Bute: 20
Tighnabruaich: 21
Colintraive: 22
Dunoon: 23
Cairndow: 24, 25, 26, 27
Campbeltown: 28
Tarbert: 29
Lochgilphead: 30, 31
Inveraray: 32
Dalmally: 33
Oban: 34, 37, 80=56.38 -5.2
Bridge of Orchy: 36
Taynuilt: 35
Isle of Gigha: 41
Isle of Islay: 42, 43, 44, 45, 46, 47, 48, 49
Isle of Jura: 60
Isle of Colonsay: 61
Isle of Mull: 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75
Isle of Iona: 76
Isle of Tiree: 77
Isle of Coll: 78
Appin: 38
PH 56.4,-3.45
Perth: 1, 2, 14
Auchterarder: 3, 4
Crieff: 5, 6, 7
Dunkeld: 8
Pitlochry: 9, 16, 17, 18
Blairgowrie: 10, 11, 12, 13
Aberfeldy: 15
Dalwhinnie: 19
Newtonmore: 20
Kingussie: 21
Aviemore: 22
Carrbridge: 23
Boat of Garten: 24
Nethy Bridge: 25
Grantown-on-Spey: 26
Invergarry: 35
Fort Augustus: 32
Fort William: 33
Spean Bridge: 34
Roy Bridge: 31
Corrour: 30
Acharacle: 36
Glenfinnan: 37
Lochailort: 38
Arisaig: 39
Mallaig: 40, 41
Isle of Eigg: 42
Isle of Rum: 43
Isle of Canna: 44
Ballachulish: 49
Kinlochleven: 50
TD 55.6,-2.6
Galashiels: 1
Lauder: 2
Gordon: 3
Earlston: 4
Kelso: 5
Melrose: 6
Selkirk: 7
Jedburgh: 8
Hawick: 9
Duns: 10, 11
Coldstream: 12
Cockburnspath: 13
Eyemouth: 14
Berwick-upon-Tweed: 15
ZE 60.15,-1.15
Shetland: 1, 2, 3
`
