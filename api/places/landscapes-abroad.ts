/** Coasts, islands and lakes abroad that people search by, in the notation of landscapes.ts with the country for the counties. */
export const landscapeLinesAbroad = `
Costa del Sol|The Costa del Sol|ES|Málaga, Marbella, Estepona, Nerja
Costa Blanca||ES|Denia, Benidorm, Alicante, Torrevieja
Costa Brava||ES|Blanes, Figueres, Roses
Costa Dorada|Costa Daurada|ES|Tarragona, Salou, Cambrils
Costa de la Luz||ES|Huelva, Cadiz, Tarifa
Costa Cálida|Mar Menor|ES|Cartagena, Mazarrón, San Javier
Tenerife||ES|Santa Cruz de Tenerife, Adeje, Puerto de la Cruz
Gran Canaria||ES|Las Palmas de Gran Canaria, Maspalomas
Lanzarote||ES|Arrecife, Yaiza, Teguise
Fuerteventura||ES|Puerto del Rosario, Corralejo, Pájara
Ibiza island||ES|Santa Eulària des Riu, Sant Antoni de Portmany
Menorca|Minorca|ES|Ciutadella, Maó
Lake Garda|Lago di Garda|IT|Desenzano del Garda, Riva del Garda, Peschiera del Garda
Lake Como|Lago di Como|IT|Como, Bellano, Lecco
Lake Maggiore|Lago Maggiore|IT|Arona, Verbania, Luino
Amalfi Coast|Costiera Amalfitana|IT|Sorrento, Amalfi, Salerno
Cinque Terre||IT|Monterosso al Mare, La Spezia
Chianti||IT|Greve in Chianti, Castellina in Chianti, Radda in Chianti
Dolomites|The Dolomites, Dolomiti|IT|Bolzano, Cortina d'Ampezzo, Ortisei
Black Forest|The Black Forest, Schwarzwald|DE|Freudenstadt, Titisee-Neustadt, Baden-Baden, Triberg
Lake Constance|Bodensee|DE|Konstanz, Friedrichshafen, Lindau
Ruhr|Ruhrgebiet, Ruhr Valley|DE|Duisburg, Essen, Bochum, Dortmund
Ardennes|The Ardennes|BE|Bastogne, Spa, Bouillon, Dinant
Randstad|The Randstad|NL|Amsterdam, Rotterdam, The Hague, Utrecht
Connemara||IE|Clifden, Oughterard
West Cork||IE|Bandon, Skibbereen, Bantry
Ring of Kerry|Iveragh Peninsula|IE|Killarney, Killorglin, Cahersiveen, Kenmare
Dingle Peninsula|Dingle|IE|Dingle, Tralee
The Burren|Burren|IE|Lisdoonvarna, Kinvarra, Corofin
Irish Midlands|The Midlands Ireland|IE|Athlone, Tullamore, Longford, Mullingar`
