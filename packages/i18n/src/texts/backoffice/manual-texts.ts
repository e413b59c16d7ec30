import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** A short manual. It explains each part of the back-office to the staff who may open it. */
export const manualTexts = defineTexts({
	title: words.manual,
	open: words.open,
	explain: [
		'What your work here consists of, step by step. You see the parts that your role opens.',
		'Из чего состоит ваша работа, шаг за шагом. Показаны разделы, которые открывает ваша роль.',
		'Işiňiz nämelerden ybarat, ädim-ädim. Wezipäňize açyk bölümler görkezilýär.',
	],
	'orders.1': [
		'A new order rings. Open it, press “I call”, call the customer and check goods, address and time.',
		'О новом заказе сообщает звонок. Откройте заказ, нажмите «Звоню я», позвоните покупателю и проверьте товары, адрес и время.',
		'Täze sargyt gelende jaň kakylýar. Ony açyň, «Men jaň edýärin» düwmesine basyň, müşderä jaň ediň we harytlary, salgyny, wagty barlaň.',
	],
	'orders.2': [
		'Change what the customer asks for; the sum is counted again. Then accept the order.',
		'Измените то, о чём просит покупатель: сумма посчитается заново. Затем примите заказ.',
		'Müşderiniň haýyş edenini üýtgediň: jemi täzeden hasaplanýar. Soňra sargydy kabul ediň.',
	],
	'orders.3': [
		'If no one answers, press “Not reached” and enter when to call again. People who asked for a call are under “Call requests”.',
		'Если не отвечают, нажмите «Не дозвонились» и укажите, когда перезвонить. Кто просил позвонить, смотрите под заголовком «Заявки на звонок».',
		'Jogap bermeseler, «Jogap bermedi» düwmesine basyň we haçan ýene jaň etmelidigini ýazyň. Jaň etmegi haýyş edenler «Jaň soranlar» bölüminde.',
	],
	'orders.4': [
		'Picking: print the sheet, lay the goods out and scan serial numbers. Without a number such goods are not handed out.',
		'Сборка: напечатайте лист, выложите товары, отсканируйте серийные номера. Без номера такой товар не выдаётся.',
		'Ýygnamak: sanawy çap ediň, harytlary goýuň, seriýa belgilerini skanirläň. Seriýa belgisi girizilmedik haryt berilmeýär.',
	],
	'couriers.1': [
		'Choose accepted orders and give them to a courier; print the run sheet.',
		'Выберите принятые заказы, отдайте их курьеру и напечатайте маршрутный лист.',
		'Kabul edilen sargytlary saýlaň, kurýere beriň we ýol sanawyny çap ediň.',
	],
	'couriers.2': [
		'The courier works at /courier on a phone. What is done without a connection is sent when the connection is back.',
		'Курьер работает на телефоне по адресу /courier. Сделанное без связи отправится, когда связь вернётся.',
		'Kurýer telefonda /courier salgysynda işleýär. Aragatnaşyk ýok wagty edilen iş aragatnaşyk gelende ugradylýar.',
	],
	'couriers.3': [
		'At the door: remove what was refused, enter how it is paid, hand out. If nothing is taken, say why: the goods come back.',
		'У двери: уберите то, от чего отказались, укажите, как заплатили, выдайте. Не взяли ничего — укажите причину, товары вернутся.',
		'Gapyda: alynmadyk harydy bölüp goýuň, nähili tölenendigini ýazyň, beriň. Hiç zat alynmasa, sebäbini ýazyň, harytlar yzyna gelýär.',
	],
	'cash.1': [
		'In the evening the courier hands over the cash: count it and enter the sum. A difference needs a reason.',
		'Вечером курьер сдаёт деньги: пересчитайте и введите сумму. Для разницы нужна причина.',
		'Agşam kurýer puly tabşyrýar: sanaň we jemini ýazyň. Tapawut üçin sebäp gerek.',
	],
	'cash.2': [
		'Count the till and close the day. A closed day is not changed; what comes later belongs to the next one.',
		'Пересчитайте кассу и закройте день. Закрытый день не меняется: всё позднее относится к следующему.',
		'Kassany sanaň we güni ýapyň. Ýapylan gün üýtgedilmeýär: soňky zatlar indiki güne degişli.',
	],
	'returns.1': [
		'Open the order and press “Take back”: goods, reason, condition, and where they go.',
		'Откройте заказ и нажмите «Принять возврат»: товары, причина, состояние и куда они идут.',
		'Sargydy açyň we «Yzyna al» düwmesine basyň: harytlar, sebäbi, ýagdaýy we nirä barýandygy.',
	],
	'returns.2': [
		'The money leaves the till by itself, or waits for the order that is taken in exchange.',
		'Деньги уходят из кассы сами или ждут заказа, который берут взамен.',
		'Pul kassadan özi çykýar ýa-da çalşyga alynýan sargyda garaşýar.',
	],
	'claims.1': [
		'Goods under warranty: take them in, print the slip, note each step until they are handed back.',
		'Товар по гарантии: примите его, напечатайте квитанцию, отмечайте каждый шаг до выдачи.',
		'Kepillik boýunça haryt: kabul ediň, haty çap ediň, yzyna berilýänçä her ädimi belläň.',
	],
	'products.1': [
		'Names in three languages, price, pictures, attributes. The filter shows what has no picture or translation.',
		'Названия на трёх языках, цена, картинки, характеристики. Товары без картинки или перевода покажет фильтр.',
		'Üç dilde ady, bahasy, suratlary, häsiýetleri. Suraty ýa-da terjimesi ýok harytlary süzgüç görkezýär.',
	],
	'products.2': [
		'Photos of many goods at once: the name of the file is the SKU.',
		'Фотографии многих товаров сразу: имя файла — артикул.',
		'Köp harydyň suratlary birbada: faýlyň ady — artikul.',
	],
	'products.3': [
		'Prices of many goods: choose a filter, a rule and rounding, look at the preview, then change them.',
		'Цены многих товаров: выберите фильтр, правило и округление, посмотрите, что получится, и примените.',
		'Köp harydyň bahasy: süzgüji, düzgüni we tegeleklemegi saýlaň, netijesine serediň, soňra üýtgediň.',
	],
	'goods.1': [
		'Add the supplier, write a receipt with pieces and costs, check it and post it: the stock grows.',
		'Добавьте поставщика, внесите поступление с количеством и себестоимостью, проверьте и проведите: остаток вырастет.',
		'Üpjün edijini goşuň, gelen harytlary sany we bahasy bilen ýazyň, barlaň we geçiriň: galyndy artýar.',
	],
	'goods.2': [
		'A wrong receipt can be reversed with a reason, as long as none of its pieces is sold.',
		'Неверное поступление отменяется с причиной, пока его товары не проданы.',
		'Ýalňyş girizilen gelen haryt, entek satylmadyk bolsa, sebäbi ýazylyp yzyna alynýar.',
	],
	'counts.1': [
		'Open a sheet, count with a scanner, look at the differences, post it. Sales meanwhile are taken into account.',
		'Откройте лист, считайте сканером, посмотрите расхождения и проведите. Продажи за это время учитываются.',
		'Sanawy açyň, skaner bilen sanaň, tapawutlara serediň we geçiriň. Şol wagtky satuwlar hasaba alynýar.',
	],
	'promotions.1': [
		'Kind, goods, sum, time and limits; with a code or without. Try it on a sample cart before it begins.',
		'Вид, товары, сумма, время и ограничения; с кодом или без. До начала проверьте на примере корзины.',
		'Görnüşi, harytlar, jemi, wagty we çäkleri; kod bilen ýa-da kodsuz. Başlanmazdan öň mysal sebetde barlaň.',
	],
	'content.1': [
		'Banners, pages, name, logo and contacts of the shop. Every page has its earlier versions.',
		'Баннеры, страницы, название, логотип и контакты магазина. У каждой страницы есть прежние версии.',
		'Bannerler, sahypalar, dükanyň ady, nyşany we habarlaşmak üçin maglumatlar. Her sahypanyň öňki görnüşleri bar.',
	],
	'delivery.1': [
		'Zones, prices, hours and holidays. A time that is full is not offered.',
		'Зоны, цены, часы и праздники. Заполненное время не предлагается.',
		'Zolaklar, bahalar, sagatlar we baýramlar. Dolan sagat hödürlenmeýär.',
	],
	'reviews.1': [
		'Read what is waiting, publish or reject it, and answer. Reported texts come first.',
		'Прочитайте новые отзывы и вопросы, опубликуйте или отклоните, ответьте. Сначала то, на что пожаловались.',
		'Garaşýanlary okaň, «Görkez» ýa-da «Görkezme» saýlaň we jogap beriň. Şikaýat edilenler ilki durýar.',
	],
	'reviews.2': [
		'In the settings you choose after how many days an SMS asks buyers for a review.',
		'В настройках можно выбрать, через сколько дней SMS пригласит покупателя оставить отзыв.',
		'Sazlamalarda näçe günden soň SMS-iň müşderini teswir ýazmaga çagyrjakdygyny saýlaň.',
	],
	'reports.1': [
		'Sales, goods, margin, stock, cash and returns by day. Every table can be downloaded as CSV.',
		'Продажи, товары, маржа, остатки, касса и возвраты по дням. Каждую таблицу можно скачать в CSV.',
		'Gün boýunça satuwlar, harytlar, peýda, galyndy, kassa we yzyna alnanlar. Her tablisany CSV görnüşinde ýükläp alyp bolýar.',
	],
	'operations.1': [
		'Red needs your attention: messages that were not sent, an old backup, a full disk.',
		'Красным показано то, что требует внимания: неотправленные сообщения, старая резервная копия, заполненный диск.',
		'Üns bermeli zatlar gyzyl görkezilýär: ugradylmadyk habarlar, köne ätiýaçlyk nusga, dolan disk.',
	],
	'operations.2': [
		'A backup is made every night; check once a month that it can be restored.',
		'Резервная копия делается каждую ночь; раз в месяц проверяйте, что она восстанавливается.',
		'Ätiýaçlyk nusga her gije edilýär; aýda bir gezek onuň dikeldilýändigini barlaň.',
	],
	'staff.1': [
		'Add a colleague and pass on the link: it opens once, to set a password and an authenticator.',
		'Добавьте сотрудника и передайте ссылку: она открывается один раз, там задают пароль и приложение с кодами.',
		'Işgär goşuň we salgylanmany beriň: ol bir gezek açylýar, açar söz we kod programmasy gerek.',
	],
	'staff.2': [
		'When a colleague leaves, block their sign-in at once: all their devices are signed out.',
		'Если сотрудник уволился, сразу запретите ему вход: он выйдет на всех своих устройствах.',
		'Işden giden işgäre girmegi derrew gadagan ediň: ol ähli enjamlaryndan çykarylýar.',
	],
});
