import { defineTexts } from '../../translate.ts';

/** A short manual: what each part of the back-office is for, for those who may open it. */
export const manualTexts = defineTexts({
	en: {
		title: 'Manual',
		explain: 'What your work here consists of, step by step. You see the parts that your role opens.',
		open: 'Open',
		'orders.1':
			'A new order rings. Open it, press “Take”, call the customer and check goods, address and hour.',
		'orders.2': 'Change what the customer asks for; the sum is counted again. Then accept the order.',
		'orders.3':
			'If no one answers, note the attempt and when to call again. Who asked for a call stands under “Calls”.',
		'orders.4':
			'Picking: print the sheet, lay the goods out and scan serial numbers. Without a number such goods are not handed out.',
		'couriers.1': 'Choose accepted orders and give them to a courier; print the run sheet.',
		'couriers.2':
			'The courier works at /courier on a phone. What is done without a line is sent when the line is back.',
		'couriers.3':
			'At the door: take away what is refused, enter how it is paid, hand out. Nothing taken: say why, and the goods come back.',
		'cash.1':
			'In the evening the courier hands over the cash: count it and enter the sum. A difference needs a reason.',
		'cash.2':
			'Count the till and close the day. A closed day is not changed; what comes later belongs to the next one.',
		'returns.1': 'Open the order and press “Return”: goods, reason, condition, and where they go.',
		'returns.2': 'The money leaves the till by itself, or waits for the order that is taken in exchange.',
		'claims.1':
			'Goods under warranty: take them in, print the slip, note each step until they are handed back.',
		'products.1':
			'Names in three languages, price, pictures, attributes. What has no picture or translation, the filter shows.',
		'products.2': 'Photos of many goods at once: the name of the file is the SKU.',
		'products.3':
			'Prices of many goods: choose a filter, a rule and rounding, look at the preview, then change them.',
		'goods.1':
			'Add the supplier, write a receipt with pieces and costs, check it and post it: the stock grows.',
		'goods.2': 'A wrong receipt is reversed with a reason while its pieces are still there.',
		'counts.1':
			'Open a sheet, count with a scanner, look at the differences, post it. Sales meanwhile are taken into account.',
		'promotions.1':
			'Kind, goods, sum, time and limits; with a code or without. Try it on a sample cart before it begins.',
		'content.1': 'Banners, pages, name, logo and contacts of the shop. Every page has its earlier versions.',
		'delivery.1': 'Zones, prices, hours and holidays. An hour that is full is not offered.',
		'reviews.1': 'Read what waits, publish or reject it, and answer. What people reported comes first.',
		'reviews.2': 'In the settings you choose after how many days an SMS invites buyers to review.',
		'reports.1': 'Sales, goods, margin, stock, cash and returns by day. Every table can be saved as a sheet.',
		'operations.1':
			'Red is what needs you: messages that were not sent, a backup that is old, a disk that is full.',
		'operations.2': 'A backup is made every night; try once a month whether it can be restored.',
		'staff.1': 'Add a colleague and send the link: it is opened once, with a password and a source of codes.',
		'staff.2': 'Who leaves is disabled at once: all their devices are signed out.',
	},
	ru: {
		title: 'Руководство',
		explain: 'Из чего состоит ваша работа, шаг за шагом. Показаны разделы, которые открывает ваша роль.',
		open: 'Открыть',
		'orders.1':
			'Новый заказ звенит. Откройте его, нажмите «Взять», позвоните покупателю и проверьте товары, адрес и время.',
		'orders.2': 'Измените то, о чём просит покупатель: сумма посчитается заново. Затем примите заказ.',
		'orders.3':
			'Если не отвечают, отметьте попытку и когда перезвонить. Кто просил позвонить, стоит во вкладке «Звонки».',
		'orders.4':
			'Сборка: напечатайте лист, выложите товары, отсканируйте серийные номера. Без номера такой товар не выдаётся.',
		'couriers.1': 'Выберите принятые заказы, отдайте их курьеру и напечатайте маршрутный лист.',
		'couriers.2':
			'Курьер работает на телефоне по адресу /courier. Сделанное без связи отправится, когда связь вернётся.',
		'couriers.3':
			'У двери: уберите то, от чего отказались, укажите, как заплатили, выдайте. Не взяли ничего — укажите причину, товары вернутся.',
		'cash.1': 'Вечером курьер сдаёт деньги: пересчитайте и введите сумму. Для разницы нужна причина.',
		'cash.2':
			'Пересчитайте кассу и закройте день. Закрытый день не меняется: всё позднее относится к следующему.',
		'returns.1': 'Откройте заказ и нажмите «Возврат»: товары, причина, состояние и куда они идут.',
		'returns.2': 'Деньги уходят из кассы сами или ждут заказа, который берут взамен.',
		'claims.1': 'Товар по гарантии: примите его, напечатайте квитанцию, отмечайте каждый шаг до выдачи.',
		'products.1':
			'Названия на трёх языках, цена, картинки, характеристики. Что без картинки или перевода, покажет фильтр.',
		'products.2': 'Фотографии многих товаров сразу: имя файла — артикул.',
		'products.3':
			'Цены многих товаров: выберите фильтр, правило и округление, посмотрите, что получится, и примените.',
		'goods.1':
			'Добавьте поставщика, запишите приход с количеством и ценой закупки, проверьте и проведите: остаток вырастет.',
		'goods.2': 'Неверный приход отменяется с причиной, пока его товары на месте.',
		'counts.1':
			'Откройте лист, считайте сканером, посмотрите разницу и проведите. Продажи за это время учитываются.',
		'promotions.1':
			'Вид, товары, сумма, время и пределы; с кодом или без. До начала проверьте на примере корзины.',
		'content.1':
			'Баннеры, страницы, название, логотип и контакты магазина. У каждой страницы есть прежние версии.',
		'delivery.1': 'Зоны, цены, часы и праздники. Заполненный час не предлагается.',
		'reviews.1':
			'Прочитайте то, что ждёт, опубликуйте или отклоните и ответьте. Сначала то, на что пожаловались.',
		'reviews.2': 'В настройках можно выбрать, через сколько дней SMS пригласит покупателя оставить отзыв.',
		'reports.1':
			'Продажи, товары, наценка, остатки, касса и возвраты по дням. Каждую таблицу можно сохранить.',
		'operations.1':
			'Красным показано то, что требует вас: неотправленные сообщения, старая копия, полный диск.',
		'operations.2': 'Копия делается каждую ночь; раз в месяц проверяйте, что она восстанавливается.',
		'staff.1':
			'Добавьте сотрудника и передайте ссылку: она открывается один раз, с паролем и источником кодов.',
		'staff.2': 'Кто уходит, того отключите сразу: все его устройства выйдут.',
	},
	tm: {
		title: 'Gollanma',
		explain: 'Işiňiz nämelerden ybarat, ädim-ädim. Wezipäňize açyk bölümler görkezilýär.',
		open: 'Aç',
		'orders.1':
			'Täze sargyt gelende jaň kakylýar. Ony açyň, «Al» düwmesine basyň, müşderä jaň ediň we harytlary, salgyny, wagty barlaň.',
		'orders.2': 'Müşderiniň haýyş edenini üýtgediň: jemi täzeden hasaplanýar. Soňra sargydy kabul ediň.',
		'orders.3':
			'Jogap bermeseler, synanyşygy we haçan ýene jaň etmelidigini belläň. Jaň etmegi haýyş edenler «Jaňlar» bölüminde durýar.',
		'orders.4':
			'Ýygnamak: sahypany çap ediň, harytlary goýuň, seriýa belgilerini okadyň. Belgisi ýok şeýle haryt berilmeýär.',
		'couriers.1': 'Kabul edilen sargytlary saýlaň, kurýere beriň we ýol sahypasyny çap ediň.',
		'couriers.2':
			'Kurýer telefonda /courier salgysynda işleýär. Aragatnaşyk ýok wagty edilen iş aragatnaşyk gelende ugradylýar.',
		'couriers.3':
			'Gapyda: alynmadyk harydy bölüp goýuň, nähili tölenendigini ýazyň, beriň. Hiç zat alynmasa, sebäbini ýazyň, harytlar yzyna gelýär.',
		'cash.1': 'Agşam kurýer puly tabşyrýar: sanaň we jemini ýazyň. Tapawut üçin sebäp gerek.',
		'cash.2': 'Kassany sanaň we güni ýapyň. Ýapylan gün üýtgedilmeýär: soňky zatlar indiki güne degişli.',
		'returns.1': 'Sargydy açyň we «Yzyna al» düwmesine basyň: harytlar, sebäp, ýagdaýy we nirä barýandygy.',
		'returns.2': 'Pul kassadan özi çykýar ýa-da çalşyga alynýan sargyda garaşýar.',
		'claims.1': 'Kepillik boýunça haryt: kabul ediň, haty çap ediň, yzyna berilýänçä her ädimi belläň.',
		'products.1':
			'Üç dilde ady, bahasy, suratlary, häsiýetleri. Suraty ýa-da terjimesi ýok harytlary süzgüç görkezýär.',
		'products.2': 'Köp harydyň suratlary birbada: faýlyň ady — artikul.',
		'products.3':
			'Köp harydyň bahasy: süzgüji, düzgüni we tegeleklemegi saýlaň, netijesine serediň, soňra üýtgediň.',
		'goods.1':
			'Üpjün edijini goşuň, gelen harytlary sany we bahasy bilen ýazyň, barlaň we geçiriň: galyndy artýar.',
		'goods.2': 'Ýalňyş ýazylan geliş harytlary heniz duran wagtynda sebäbi bilen yzyna alynýar.',
		'counts.1':
			'Sahypany açyň, skaner bilen sanaň, tapawutlara serediň we geçiriň. Şol wagtky satuwlar hasaba alynýar.',
		'promotions.1':
			'Görnüşi, harytlar, jemi, wagty we çäkleri; kod bilen ýa-da kodsuz. Başlanmazdan öň nusga sebetde barlaň.',
		'content.1':
			'Bannerler, sahypalar, dükanyň ady, nyşany we habarlaşmak üçin maglumatlar. Her sahypanyň öňki görnüşleri bar.',
		'delivery.1': 'Zolaklar, bahalar, sagatlar we baýramlar. Dolan sagat hödürlenmeýär.',
		'reviews.1': 'Garaşýanlary okaň, çap ediň ýa-da ret ediň we jogap beriň. Şikaýat edilenler ilki durýar.',
		'reviews.2': 'Sazlamalarda näçe günden soň SMS-iň alyjyny teswir ýazmaga çagyrjakdygyny saýlaň.',
		'reports.1':
			'Gün boýunça satuwlar, harytlar, girdeji, galyndy, kassa we yzyna alnanlar. Her tablisany saklap bolýar.',
		'operations.1': 'Size degişlisi gyzyl görkezilýär: ugradylmadyk habarlar, köne nusga, dolan disk.',
		'operations.2': 'Nusga her gije edilýär; aýda bir gezek onuň dikeldilýändigini barlaň.',
		'staff.1': 'Işgär goşuň we baglanyşygy beriň: ol bir gezek, açar sözi we kod çeşmesi bilen açylýar.',
		'staff.2': 'Işden gideni derrew ýapyň: onuň ähli enjamlary çykýar.',
	},
});
