import type { DemoPage } from './demo-page.ts';

export const contactUsPage: DemoPage = {
	name: 'contactus',
	title: { en: 'Contact', ru: 'Контакты', tm: 'Habarlaşmak' },
	body: {
		en: `
<p>We are here every day except public holidays. Telephone, e-mail, hours and the address of the shop are at the top of this page. You can speak to the operator in Turkmen or Russian; we read letters in English too.</p>
<h2>Self-pickup</h2>
<p>Come after the operator has confirmed that your order is ready, and bring your order number. At the counter you can look at the goods, switch them on and then pay in cash or by card terminal.</p>
<h2>What to tell the operator</h2>
<ul>
<li>For a question about an order: its number or the phone number you registered with.</li>
<li>For a question about a product: its name as on the page, or its address from the browser.</li>
<li>For a warranty case: the date of purchase and a short description of what happened. Please keep the box, the receipt and the warranty card.</li>
</ul>
<h2>When it is better to write</h2>
<p>Requests from companies, proposals from suppliers and remarks about the site are easier to handle by e-mail. We answer on working days, as a rule by the end of the next one. Urgent matters concerning today’s delivery are for the telephone.</p>
<h2>Be careful</h2>
<p>Our staff never ask for your password, for a code from an SMS or for the PIN of your bank card. If somebody does so in our name, hang up and call us at the number above.</p>`,
		ru: `
<p>Мы работаем ежедневно, кроме праздничных дней. Телефон, почта, часы работы и адрес магазина указаны вверху страницы. С оператором можно говорить по-туркменски и по-русски, письма читаем и на английском.</p>
<h2>Самовывоз</h2>
<p>Приезжайте после того, как оператор подтвердит готовность заказа, и назовите его номер. На месте можно осмотреть товар, включить его и потом заплатить наличными или через терминал.</p>
<h2>Что сообщить оператору</h2>
<ul>
<li>Если вопрос о заказе: номер заказа или телефон, на который вы зарегистрированы.</li>
<li>Если вопрос о товаре: его название со страницы или адрес страницы.</li>
<li>Если случай гарантийный: дату покупки и короткое описание того, что произошло. Пожалуйста, сохраните коробку, чек и гарантийный талон.</li>
</ul>
<h2>Когда лучше написать</h2>
<p>Запросы организаций, предложения поставщиков и замечания о сайте удобнее присылать по почте. Мы отвечаем в рабочие дни, обычно до конца следующего дня. Если дело срочное и касается сегодняшней доставки, звоните.</p>
<h2>Будьте осторожны</h2>
<p>Наши сотрудники никогда не спрашивают пароль, код из SMS или PIN-код банковской карты. Если кто-то делает это от нашего имени, прервите разговор и позвоните нам по указанному выше номеру.</p>`,
		tm: `
<p>Baýramçylyk günlerinden başga her gün işleýäris. Telefon, e-poçta, iş wagty we dükanyň salgysy sahypanyň ýokarsynda görkezilen. Operator bilen türkmen ýa-da rus dilinde gürleşip bilersiňiz; iňlis dilindäki hatlary hem okaýarys.</p>
<h2>Özüň baryp almak</h2>
<p>Operator sargydyň taýýardygyny tassyklandan soň geliň we sargydyň belgisini aýdyň. Harydy ýerinde görüp, işledip barlap bilersiňiz, soňra nagt ýa-da terminal arkaly töleýärsiňiz.</p>
<h2>Operatora näme aýtmaly</h2>
<ul>
<li>Sargyt baradaky sorag üçin: sargydyň belgisini ýa-da agza bolan telefon belgiňizi.</li>
<li>Haryt baradaky sorag üçin: harydyň sahypadaky adyny ýa-da sahypanyň salgysyny.</li>
<li>Kepillik üçin: satyn alnan senäni we näme bolandygyny gysgaça. Gutusyny, çegi we kepillik kartyny saklamagyňyzy haýyş edýäris.</li>
</ul>
<h2>Haçan hat ýazmak oňaýly</h2>
<p>Edaralaryň haýyşlaryny, üpjün edijileriň tekliplerini we saýt baradaky bellikleri e-poçta arkaly iberiň. Iş günleri, adatça indiki iş gününiň ahyryna çenli jogap berýäris. Şu günki eltip bermek baradaky gyssagly soraglar üçin jaň ediň.</p>
<h2>Seresap boluň</h2>
<p>Işgärlerimiz açar sözüňizi, SMS koduny ýa-da bank kartyňyzyň PIN koduny hiç haçan soramaýar. Kimdir biri biziň adymyzdan sorasa, gürrüňi kesiň we ýokardaky belgä jaň ediň.</p>`,
	},
};
