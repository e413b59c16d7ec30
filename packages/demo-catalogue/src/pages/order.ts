import type { DemoPage } from './demo-page.ts';

export const orderPage: DemoPage = {
	name: 'order',
	title: {
		en: 'Usage rules: how to order',
		ru: 'Правила пользования: как заказать',
		tm: 'Ulanyş düzgünleri: sargyt etmek',
	},
	body: {
		en: `
<h2>Five steps</h2>
<ul>
<li><strong>Find the goods.</strong> Use the catalogue, the filters or the search box. The product page shows price, stock and full specifications.</li>
<li><strong>Add them to the cart.</strong> Some goods are limited: their page tells you how many one order may hold.</li>
<li><strong>Sign in</strong> with your phone number and password. If you are new, register: it takes a minute.</li>
<li><strong>Place the order.</strong> Choose your city or province and district, write the address with a landmark, pick a day and time slot and the way you will pay.</li>
<li><strong>Answer the operator’s call.</strong> We confirm each order by telephone. An order that has not been confirmed is not carried out.</li>
</ul>
<h2>What happens next</h2>
<p>The order moves through these stages: <strong>pending</strong>, <strong>accepted</strong>, <strong>on delivery</strong>, <strong>completed</strong>. You see the stage and its time in your order history.</p>
<h2>Changing your mind</h2>
<p>You can cancel an order yourself while it is pending. After the operator has accepted it, please call us: the goods may already be packed.</p>
<h2>If stock or price has changed</h2>
<p>The cart is checked once more when you confirm. If something has sold out or a price is different, we show what changed and you decide whether to go on.</p>
<h2>Receiving the goods</h2>
<p>Open the package in the courier’s presence, check the appearance and the set, and keep the receipt and the warranty card. Delivery prices and times are on the page <a href="/payment">Delivery and payment</a>.</p>`,
		ru: `
<h2>Пять шагов</h2>
<ul>
<li><strong>Найдите товар.</strong> Воспользуйтесь каталогом, фильтрами или поиском. На странице товара указаны цена, наличие и полные характеристики.</li>
<li><strong>Добавьте его в корзину.</strong> На некоторые товары действует ограничение: сколько штук можно взять в одном заказе, написано на странице товара.</li>
<li><strong>Войдите</strong> по номеру телефона и паролю. Если вы у нас впервые, зарегистрируйтесь: это займёт минуту.</li>
<li><strong>Оформите заказ.</strong> Выберите город или велаят и район, напишите адрес с ориентиром, укажите день, время и способ оплаты.</li>
<li><strong>Ответьте на звонок оператора.</strong> Каждый заказ мы подтверждаем по телефону. Неподтверждённый заказ не выполняется.</li>
</ul>
<h2>Что происходит дальше</h2>
<p>Заказ проходит этапы: <strong>в ожидании</strong>, <strong>принят</strong>, <strong>в доставке</strong>, <strong>выполнен</strong>. Этап и его время видны в истории заказов.</p>
<h2>Если вы передумали</h2>
<p>Пока заказ ожидает подтверждения, его можно отменить самостоятельно. После того как оператор его принял, пожалуйста, позвоните нам: товар может быть уже собран.</p>
<h2>Если изменились наличие или цена</h2>
<p>При подтверждении корзина проверяется ещё раз. Если товар закончился или цена стала другой, мы покажем, что изменилось, а вы решите, продолжать ли оформление.</p>
<h2>Получение товара</h2>
<p>Откройте упаковку при курьере, проверьте внешний вид и комплект, сохраните чек и гарантийный талон. Стоимость и сроки указаны на странице <a href="/payment">«Доставка и оплата»</a>.</p>`,
		tm: `
<h2>Bäş ädim</h2>
<ul>
<li><strong>Harydy tapyň.</strong> Katalogdan, süzgüçlerden ýa-da gözlegden peýdalanyň. Harydyň sahypasynda bahasy, ammarda bardygy we doly häsiýetnamasy görkezilýär.</li>
<li><strong>Sebede goşuň.</strong> Käbir harytlara çäk goýulýar: bir sargytda näçe sany alyp boljakdygy harydyň sahypasynda ýazylýar.</li>
<li><strong>Ulgama giriň.</strong> Telefon belgiňizi we açar sözüňizi giriziň. Ilkinji gezek gelen bolsaňyz, agza boluň: ol bir minut wagt alýar.</li>
<li><strong>Sargyt ediň.</strong> Welaýaty ýa-da şäheri we etraby saýlaň, salgyny nyşan bilen ýazyň, güni, wagty we töleg usulyny görkeziň.</li>
<li><strong>Operatoryň jaňyna jogap beriň.</strong> Her bir sargydy telefon arkaly tassyklaýarys. Tassyklanmadyk sargyt ýerine ýetirilmeýär.</li>
</ul>
<h2>Soňra näme bolýar</h2>
<p>Sargyt şu tapgyrlardan geçýär: <strong>garaşylýar</strong>, <strong>kabul edildi</strong>, <strong>ýolda</strong>, <strong>tamamlandy</strong>. Tapgyry we onuň wagtyny sargytlaryňyzyň taryhynda görýärsiňiz.</p>
<h2>Pikiriňizi üýtgetseňiz</h2>
<p>Sargyt garaşylýan wagty ony özüňiz ýatyryp bilersiňiz. Operator kabul edenden soň bize jaň etmegiňizi haýyş edýäris: haryt eýýäm ýygnalan bolup biler.</p>
<h2>Haryt gutarsa ýa-da bahasy üýtgese</h2>
<p>Sargydy tassyklan wagtyňyz sebet ýene bir gezek barlanýar. Haryt gutaran ýa-da bahasy üýtgän bolsa, tapawudy görkezýäris, dowam etmegi özüňiz çözýärsiňiz.</p>
<h2>Harydy almak</h2>
<p>Gaby kurýeriň ýanynda açyň, harydyň daşyny we toplumyny barlaň, çegi we kepillik kartyny saklaň. Bahalar we möhletler <a href="/payment">«Eltip bermek we töleg»</a> sahypasynda ýazylan.</p>`,
	},
};
