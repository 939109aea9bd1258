/** Scotland; the notation is explained in read-districts.ts. */
export const scotland = `
AB 57.15,-2.11
Aberdeen: 10=57.137 -2.122, 11=57.141 -2.085, 12=Altens, 15=Mannofield, 16=57.158 -2.16, 21=Dyce, 22=Bridge of Don, 23=57.20 -2.095, 24=57.168 -2.105, 25=Rosemount
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
Dundee: 1, 2=56.458 -3.01, 3=56.48 -2.975, 4=56.475 -2.93, 5=Broughty Ferry
Newport-on-Tay: 6
Tayport: 6
Carnoustie: 7
Forfar: 8
Kirriemuir: 8
Brechin: 9
Montrose: 10
Arbroath: 11
DG 55.07,-3.6
Dumfries: 1, 2=55.04 -3.68
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
Edinburgh: 1=55.951 -3.189, 2=55.954 -3.197, 3=Stockbridge, 4=Blackhall, 5=Granton, 6=Leith, 7=55.958 -3.168, 8=55.944 -3.182, 9=Newington, 10=Morningside, 11=Gorgie, 12=Corstorphine, 13=55.911 -3.238, 14=Slateford, 15=Portobello, 16=Liberton, 17=Gilmerton
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
Prestonpans: 32
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
Livingston: 53=Mid Calder, 54
West Calder: 55
Bonnyrigg: 19
Lasswade: 18
Loanhead: 20
Humbie: 36
Pathhead: 37
Heriot: 38
Pencaitland: 34
Tranent: 35=Ormiston
FK 56.05,-3.85
Falkirk: 1, 2=Polmont
Grangemouth: 3
Bonnybridge: 4
Larbert: 5
Denny: 6
Stirling: 7=Bannockburn, 8, 9=Bridge of Allan
Alloa: 10
Menstrie: 11
Alva: 12
Tillicoultry: 13
Dollar: 14
Dunblane: 15
Doune: 16
Callander: 17, 18=Strathyre
Lochearnhead: 19
Crianlarich: 20
Killin: 21
G 55.86,-4.25
Glasgow: 1=55.860 -4.246, 2=55.863 -4.256, 3=Anderston, 4=55.868 -4.262, 5=Gorbals, 11=Partick, 12=Hillhead, 13=Anniesland, 14=Scotstoun, 15=Drumchapel, 20=Maryhill, 21=Springburn, 22=Possilpark, 23=Milton, 31=Dennistoun, 32=Shettleston, 33=Cranhill, 34=Easterhouse, 40=55.85 -4.215, 41=Shawlands, 42=Govanhill, 43=55.812 -4.295, 44=Cathcart, 45=Castlemilk, 46=Thornliebank, 51=Govan, 52=Cardonald, 53=Darnley, 60=Old Kilpatrick, 69=Baillieston
Bearsden: 61
Milngavie: 62
Balfron: 63=Killearn
Blanefield: 63
Bishopbriggs: 64
Kilsyth: 65
Kirkintilloch: 66
Cumbernauld: 67=55.935 -4.02, 68
Bothwell: 71=Uddingston
Blantyre: 72
Cambuslang: 72
Rutherglen: 73
East Kilbride: 74, 75
Newton Mearns: 77
Clarkston: 76
Barrhead: 78
Clydebank: 81
Dumbarton: 82
Alexandria: 83
Helensburgh: 84
Arrochar: 83
Clynder: 84=56.02 -4.82
HS 58.2,-6.4
Isle of Lewis: 1=Stornoway, 2=Back
Isle of Harris: 3=Tarbert, 5=Leverburgh
Isle of Scalpay: 4=Scalpay
Isle of North Uist: 6=Lochmaddy
Isle of Benbecula: 7=Balivanich
Isle of South Uist: 8=Lochboisdale
Isle of Barra: 9=Castlebay
IV 57.48,-4.22
Inverness: 1, 2=57.44 -4.23, 3=57.475 -4.25, 5=Culloden, 63=Drumnadrochit, 13=Tomatin
Beauly: 4
Muir of Ord: 6
Dingwall: 7, 15
Munlochy: 8
Avoch: 9=57.567 -4.17
Fortrose: 10
Cromarty: 11
Nairn: 12
Strathpeffer: 14
Invergordon: 18
Alness: 17
Evanton: 16
Tain: 19, 20=Balintore
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
Kyle: 40=Kyle of Lochalsh
Isle of Skye: 41=57.26 -5.80, 42=57.245 -5.80, 43=57.23 -5.85, 44=Sleat, 45=57.12 -5.87, 46=57.15 -6.02, 47=57.31 -6.33, 48=57.28 -6.15, 49=Broadford, 51=Portree, 55=Dunvegan, 56=57.36 -6.45
Strathcarron: 54
Strome Ferry: 53=57.35 -5.55
Plockton: 52
KA 55.55,-4.6
Kilmarnock: 1, 2=Hurlford, 3=Stewarton
Galston: 4
Mauchline: 5
Ayr: 6, 7=Alloway, 8
Prestwick: 9
Troon: 10
Irvine: 11, 12
Kilwinning: 13
Beith: 15, 14=Glengarnock
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
Isle of Arran: 27=Brodick
Isle of Cumbrae: 28=Millport
Fairlie: 29=55.755 -4.855
Largs: 30
KW 58.5,-3.4
Wick: 1
Lybster: 3
Latheron: 5=58.28 -3.37
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
Orkney: 17=Dounby
KY 56.2,-3.1
Kirkcaldy: 1=56.115 -3.15, 2=56.12 -3.185
Burntisland: 3
Cowdenbeath: 4
Lochgelly: 5
Glenrothes: 6, 7=56.20 -3.165
Leven: 8, 9=Elie
Anstruther: 10
Dunfermline: 11=Rosyth, 12
Inverkeithing: 11
Kinross: 13
Cupar: 14, 15=Ladybank
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
Paisley: 1, 2=55.825 -4.44, 3=55.85 -4.45
Renfrew: 4
Johnstone: 5, 6=Houston, 9=55.845 -4.53, 10=Kilbarchan
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
Isle of Bute: 20=Rothesay
Tighnabruaich: 21
Colintraive: 22=55.93 -5.15
Dunoon: 23
Cairndow: 24=Lochgoilhead, 25, 26, 27=Strachur
Campbeltown: 28
Tarbert: 29
Lochgilphead: 30, 31
Inveraray: 32
Dalmally: 33
Oban: 34, 80=56.38 -5.2, 37=Connel, 38=Appin
Bridge of Orchy: 36
Taynuilt: 35
Isle of Gigha: 41=Gigha
Isle of Islay: 42=Port Ellen, 43=Bowmore, 44=55.85 -6.45, 45=55.84 -6.11, 46=55.87 -6.12, 47=Port Charlotte, 48=55.73 -6.50, 49=55.79 -6.38
Isle of Jura: 60=Craighouse
Isle of Colonsay: 61=Colonsay
Isle of Mull: 62=56.47 -6.2, 63=56.43 -5.68, 64=56.435 -5.75, 65=Craignure, 66=56.36 -6.05, 67=Bunessan, 68=56.49 -6.13, 69=56.43 -5.99, 70=56.32 -5.87, 71=56.49 -5.99, 72=Salen, 73=56.49 -6.20, 74=56.55 -6.22, 75=Tobermory
Isle of Iona: 76=56.33 -6.40
Isle of Tiree: 77=Tiree
Isle of Coll: 78=Coll
PH 56.4,-3.45
Perth: 1, 2=56.40 -3.42, 14=Inchture
Auchterarder: 3, 4=Blackford
Crieff: 5, 6=Comrie, 7=56.36 -3.84
Dunkeld: 8
Pitlochry: 9, 16=56.70 -3.73, 17=Kinloch Rannoch, 18=Blair Atholl
Blairgowrie: 10, 11=Alyth, 12=Meigle, 13=Coupar Angus
Aberfeldy: 15
Dalwhinnie: 19
Newtonmore: 20
Kingussie: 21
Aviemore: 22
Carrbridge: 23
Boat of Garten: 24
Nethy Bridge: 25
Grantown-on-Spey: 26=Grantown on Spey
Invergarry: 35=57.07 -4.80
Fort Augustus: 32
Fort William: 33
Spean Bridge: 34
Roy Bridge: 31=56.89 -4.84
Corrour: 30=56.76 -4.69
Acharacle: 36
Glenfinnan: 37
Lochailort: 38=56.88 -5.66
Arisaig: 39
Mallaig: 40, 41
Isle of Eigg: 42=Eigg
Isle of Rum: 43=Rum
Isle of Canna: 44=Canna
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
Duns: 10=Greenlaw, 11
Coldstream: 12
Cornhill-on-Tweed: 12
Mindrum: 12
Cockburnspath: 13
Eyemouth: 14
Berwick-upon-Tweed: 15=Berwick-Upon-Tweed
Newcastleton: 9
ZE 60.15,-1.15
Shetland: 1=Lerwick, 2=Brae, 3=Sumburgh
`
