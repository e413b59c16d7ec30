import type { DemoPage } from './demo-page.ts';

export const contactUsPage: DemoPage = {
	name: 'contactus',
	title: { en: 'Contact', ru: 'Контакты', tm: 'Habarlaşmak' },
	body: {
		en: `
<h2>Telephone and e-mail</h2>
<dl>
<dt>Operator</dt>
<dd><a href="tel:+99312000000">+993 12 00-00-00</a> (demo number)</dd>
<dt>E-mail</dt>
<dd><a href="mailto:info@dukan.example">info@dukan.example</a></dd>
<dt>Working hours</dt>
<dd>Every day 09:00–18:00, except public holidays</dd>
</dl>
<h2>Self-pickup</h2>
<p>Ashgabat, Magtymguly avenue, building 100 (demo address). Come after the operator has confirmed that your order is ready, and bring your order number. At the counter you can look at the goods, switch them on and then pay in cash or by card terminal.</p>
<h2>What to tell the operator</h2>
<ul>
<li>For a question about an order: its number or the phone number you registered with.</li>
<li>For a question about a product: its name as on the page, or its address from the browser.</li>
<li>For a warranty case: the date of purchase and a short description of what happened. Please keep the box, the receipt and the warranty card.</li>
</ul>
<h2>When it is better to write</h2>
<p>Requests from companies, proposals from suppliers and remarks about the site are easier to handle by e-mail. We answer on working days, as a rule by the end of the next one. Urgent matters concerning today's delivery are for the telephone.</p>
<h2>Be careful</h2>
<p>Our staff never ask for your password, for a code from an SMS or for the PIN of your bank card. If somebody does so in our name, hang up and call us at the number above.</p>`,
		ru: `
<h2>Телефон и почта</h2>
<dl>
<dt>Оператор</dt>
<dd><a href="tel:+99312000000">+993 12 00-00-00</a> (демонстрационный номер)</dd>
<dt>Электронная почта</dt>
<dd><a href="mailto:info@dukan.example">info@dukan.example</a></dd>
<dt>Часы работы</dt>
<dd>Ежедневно 09:00–18:00, кроме праздничных дней</dd>
</dl>
<h2>Самовывоз</h2>
<p>Ашхабад, проспект Махтумкули, дом 100 (демонстрационный адрес). Приезжайте после того, как оператор подтвердит готовность заказа, и назовите его номер. На месте можно осмотреть товар, включить его и потом заплатить наличными или через терминал.</p>
<h2>Что сообщить оператору</h2>
<ul>
<li>Если вопрос о заказе: номер заказа или телефон, на который вы зарегистрированы.</li>
<li>Если вопрос о товаре: его название со страницы или адрес страницы.</li>
<li>Если случай гарантийный: дату покупки и короткое описание того, что произошло. Пожалуйста, сохраните коробку, чек и гарантийный талон.</li>
</ul>
<h2>Когда лучше написать</h2>
<p>Запросы организаций, предложения поставщиков и замечания о сайте удобнее присылать по почте. Мы отвечаем в рабочие дни, обычно до конца следующего дня. Если дело срочное и касается сегодняшней доставки, звоните.</p>
<h2>Будьте осторожны</h2>
<p>Наши сотрудники никогда не спрашивают пароль, код из СМС или ПИН-код банковской карты. Если кто-то делает это от нашего имени, прервите разговор и позвоните нам по указанному выше номеру.</p>`,
		tm: `
<h2>Telefon we e-poçta</h2>
<dl>
<dt>Operator</dt>
<dd><a href="tel:+99312000000">+993 12 00-00-00</a> (nusga belgi)</dd>
<dt>E-poçta</dt>
<dd><a href="mailto:info@dukan.example">info@dukan.example</a></dd>
<dt>Iş wagty</dt>
<dd>Her gün 09:00–18:00, baýramçylyk günlerinden başga</dd>
</dl>
<h2>Özüň baryp almak</h2>
<p>Aşgabat, Magtymguly şaýoly, 100-nji jaý (nusga salgy). Operator sargydyň taýýardygyny tassyklandan soň geliň we sargydyň belgisini aýdyň. Harydy ýerinde görüp, işledip barlap bilersiňiz, soňra nagt ýa-da terminal arkaly töleýärsiňiz.</p>
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
