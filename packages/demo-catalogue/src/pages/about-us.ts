import type { DemoPage } from './demo-page.ts';

export const aboutUsPage: DemoPage = {
	name: 'aboutus',
	title: { en: 'About us', ru: 'О нас', tm: 'Biz barada' },
	body: {
		en: `
<p><strong>{shop_name}</strong> is an online shop for electronics in Turkmenistan. We want to be a place where you find the right thing, see an honest price and receive the goods at home.</p>
<h2>What we sell</h2>
<p>Laptops and computers, parts and monitors, phones and tablets, sound and television, printers, home networks, smart-home devices, and the small things without which nothing works: cables, chargers, power banks and UPS units. The catalogue has sixteen categories and fifty brands.</p>
<h2>How we work</h2>
<ul>
<li><strong>Clear specifications.</strong> The same table for all goods of one kind, so that you can compare them, in Turkmen, Russian and English.</li>
<li><strong>Real stock.</strong> If the page says that the product is in stock, it is in our warehouse.</li>
<li><strong>A person on the phone.</strong> An operator confirms each order and answers questions.</li>
<li><strong>Payment after inspection.</strong> First you check the goods, then you pay: in cash or by card terminal.</li>
</ul>
<h2>For a slow connection</h2>
<p>We know that the internet is not equally fast everywhere. That is why our pages are light: pictures are small, nothing is loaded from foreign sites, and the cart keeps its contents even if the connection breaks.</p>
<h2>Where we deliver</h2>
<p>We deliver in Ashgabat, its suburbs and all five provinces. Prices and times are on the page <a href="/payment">Delivery and payment</a>. If you wish to supply goods or order for a company, see <a href="/partnership">Partnership</a>.</p>`,
		ru: `
<p><strong>{shop_name}</strong> — интернет-магазин электроники в Туркменистане. Мы хотим быть местом, где легко найти нужную вещь, увидеть честную цену и получить товар дома.</p>
<h2>Что мы продаём</h2>
<p>Ноутбуки и компьютеры, комплектующие и мониторы, телефоны и планшеты, звук и телевизоры, принтеры, домашние сети, устройства умного дома, а ещё мелочи, без которых ничего не работает: кабели, зарядные устройства, внешние аккумуляторы и ИБП. В каталоге шестнадцать категорий и пятьдесят брендов.</p>
<h2>Как мы работаем</h2>
<ul>
<li><strong>Понятные характеристики.</strong> Для товаров одного вида — одна и та же таблица, чтобы их можно было сравнить, на туркменском, русском и английском языках.</li>
<li><strong>Настоящее наличие.</strong> Если на странице написано, что товар есть, он стоит у нас на полке.</li>
<li><strong>Живой человек на связи.</strong> Оператор подтверждает каждый заказ и отвечает на вопросы.</li>
<li><strong>Оплата после проверки.</strong> Сначала вы осматриваете товар, потом платите: наличными или через терминал.</li>
</ul>
<h2>Для медленного интернета</h2>
<p>Мы знаем, что скорость интернета не везде одинакова. Поэтому наши страницы лёгкие: картинки небольшие, ничего не загружается с чужих сайтов, а корзина сохраняется, даже если связь прервалась.</p>
<h2>Куда доставляем</h2>
<p>Мы доставляем по Ашхабаду, в его пригороды и во все пять велаятов. Стоимость и сроки — на странице <a href="/payment">«Доставка и оплата»</a>. Поставщикам и организациям будет полезна страница <a href="/partnership">«Сотрудничество»</a>.</p>`,
		tm: `
<p><strong>{shop_name}</strong> — Türkmenistanda elektronika harytlarynyň internet dükany. Biz gerekli zadyňyzy aňsat tapýan, dogry bahany görýän we harydy öýüňizde alýan ýeriňiz bolmak isleýäris.</p>
<h2>Näme satýarys</h2>
<p>Noutbuklar we kompýuterler, kompýuter bölekleri we monitorlar, telefonlar we planşetler, audio enjamlar we telewizorlar, printerler, öý torlary, akylly öý enjamlary, şeýle hem gündelik gerek bolýan zatlar: kabeller, zarýad berijiler, powerbanklar we UPS enjamlary. Katalogda on alty kategoriýa we elli brend bar.</p>
<h2>Nähili işleýäris</h2>
<ul>
<li><strong>Düşnükli häsiýetnama.</strong> Bir görnüşli harytlar üçin birmeňzeş tablisa: olary türkmen, rus we iňlis dillerinde deňeşdirip bilersiňiz.</li>
<li><strong>Hakyky ammar.</strong> Sahypada «Ammarda bar» diýlip ýazylan bolsa, haryt tekjämizde dur.</li>
<li><strong>Telefonda hakyky adam.</strong> Operator her bir sargydy tassyklaýar we soraglara jogap berýär.</li>
<li><strong>Barlagdan soň töleg.</strong> Ilki harydy barlaýarsyňyz, soňra nagt ýa-da terminal arkaly töleýärsiňiz.</li>
</ul>
<h2>Haýal internet üçin</h2>
<p>Internetiň tizliginiň hemme ýerde deň däldigini bilýäris. Şonuň üçin sahypalarymyz ýeňil: suratlar kiçi, daşary saýtlardan hiç zat ýüklenmeýär, aragatnaşyk kesilse-de, sebediňiz saklanýar.</p>
<h2>Nirä eltip berýäris</h2>
<p>Aşgabada, onuň töweregine we bäş welaýatyň ählisine eltip berýäris. Bahalar we möhletler <a href="/payment">«Eltip bermek we töleg»</a> sahypasynda. Haryt üpjün edijiler we edaralar üçin <a href="/partnership">«Hyzmatdaşlyk»</a> sahypasy bar.</p>`,
	},
};
