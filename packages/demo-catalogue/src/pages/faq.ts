import type { DemoPage } from './demo-page.ts';

export const faqPage: DemoPage = {
	name: 'faq',
	title: { en: 'Questions and answers', ru: 'Вопросы и ответы', tm: 'Sorag-jogap' },
	body: {
		en: `
<h2>Orders</h2>
<dl>
<dt>Why do you ask for my phone number?</dt>
<dd>The operator calls to confirm the order, and the courier calls before arriving. We do not use the number for anything else.</dd>
<dt>I missed the operator’s call. What now?</dt>
<dd>We try again. If we cannot reach you during the working day, the order is cancelled and the goods go back into stock. You can also call us yourself.</dd>
<dt>Can I add something to an order?</dt>
<dd>While it is pending, cancel it and order again; the goods stay easy to find in your history. After confirmation, call the operator.</dd>
</dl>
<h2>Delivery</h2>
<dl>
<dt>Can I receive the goods today?</dt>
<dd>Yes, if you order before 16:00, live in the delivery area and a slot is free. In the city there is also express delivery within 90 minutes for 40 manat.</dd>
<dt>Do you deliver to the provinces?</dt>
<dd>Yes, in 2 to 5 days. It costs 50 manat and is free from 1,500 manat.</dd>
<dt>Why can I not choose my district?</dt>
<dd>Our couriers do not go there yet; the list is on the page <a href="/payment">Delivery and payment</a>. Choose self-pickup.</dd>
</dl>
<h2>Goods and payment</h2>
<dl>
<dt>Is there a warranty?</dt>
<dd>The term is stated in the specifications of each product. Keep the receipt and the warranty card.</dd>
<dt>Does the keyboard have Russian letters?</dt>
<dd>Look at the line “Keyboard letters” in the specifications: EN or EN/RU.</dd>
<dt>Can I pay by card?</dt>
<dd>Yes, by terminal on receipt. Cash is always accepted as well.</dd>
<dt>Why is cable sold in tens?</dt>
<dd>Network cable is sold by 10 metres and batteries by packs of 4; the price shown is for the whole unit.</dd>
</dl>`,
		ru: `
<h2>Заказы</h2>
<dl>
<dt>Зачем вам мой номер телефона?</dt>
<dd>Оператор звонит, чтобы подтвердить заказ, а курьер — перед приездом. Ни для чего другого номер не используется.</dd>
<dt>Я пропустил звонок оператора. Что делать?</dt>
<dd>Мы перезвоним. Если за рабочий день дозвониться не удалось, заказ отменяется, а товар возвращается в продажу. Вы можете позвонить и сами.</dd>
<dt>Можно ли добавить товар в заказ?</dt>
<dd>Пока заказ ожидает подтверждения, отмените его и оформите заново: товары легко найти в истории. После подтверждения позвоните оператору.</dd>
</dl>
<h2>Доставка</h2>
<dl>
<dt>Можно ли получить товар сегодня?</dt>
<dd>Да, если оформить заказ до 16:00, адрес входит в зону доставки и есть свободное время. По городу работает и экспресс-доставка: 90 минут, 40 манатов.</dd>
<dt>Доставляете ли вы в велаяты?</dt>
<dd>Да, за 2–5 дней. Стоимость 50 манатов, при заказе от 1 500 манатов бесплатно.</dd>
<dt>Почему нельзя выбрать мой район?</dt>
<dd>Наши курьеры туда пока не ездят; список — на странице <a href="/payment">«Доставка и оплата»</a>. Выберите самовывоз.</dd>
</dl>
<h2>Товары и оплата</h2>
<dl>
<dt>Есть ли гарантия?</dt>
<dd>Срок указан в характеристиках каждого товара. Сохраняйте чек и гарантийный талон.</dd>
<dt>Есть ли на клавиатуре русские буквы?</dt>
<dd>Посмотрите строку «Раскладка клавиатуры» в характеристиках: EN или EN/RU.</dd>
<dt>Можно ли заплатить картой?</dt>
<dd>Да, через терминал при получении. Наличные тоже принимаются всегда.</dd>
<dt>Почему кабель продаётся десятками?</dt>
<dd>Сетевой кабель продаётся по 10 метров, батарейки — упаковками по 4 штуки; цена указана за всю единицу продажи.</dd>
</dl>`,
		tm: `
<h2>Sargytlar</h2>
<dl>
<dt>Telefon belgim näme üçin gerek?</dt>
<dd>Operator sargydy tassyklamak üçin, kurýer bolsa gelmezden öň jaň edýär. Belgiňiz başga maksat üçin ulanylmaýar.</dd>
<dt>Operatoryň jaňyna jogap berip bilmedim. Näme etmeli?</dt>
<dd>Biz ýene jaň ederis. Iş gününiň dowamynda habarlaşyp bilmesek, sargyt ýatyrylýar we haryt ýene satuwa çykarylýar. Özüňiz hem jaň edip bilersiňiz.</dd>
<dt>Sargyda haryt goşup bolýarmy?</dt>
<dd>Sargyt garaşylýan bolsa, ony ýatyryp, täzeden sargyt ediň: harytlary taryhdan aňsat taparsyňyz. Tassyklanandan soň operatora jaň ediň.</dd>
</dl>
<h2>Eltip bermek</h2>
<dl>
<dt>Harydy şu gün alyp bolýarmy?</dt>
<dd>Hawa, sagat 16:00-a çenli sargyt etseňiz, salgyňyz eltip berilýän ýerde bolsa we boş wagt bar bolsa. Şäher içinde ekspress eltip bermek hem bar: 90 minut, 40 manat.</dd>
<dt>Welaýatlara eltip berýärsiňizmi?</dt>
<dd>Hawa, 2–5 günde. Bahasy 50 manat, 1 500 manatdan başlap mugt.</dd>
<dt>Näme üçin öz ýerimi saýlap bolmaýar?</dt>
<dd>Kurýerlerimiz ol ýere häzirlikçe gatnamaýar; sanaw <a href="/payment">«Eltip bermek we töleg»</a> sahypasynda. Özüň baryp almak usulyny saýlaň.</dd>
</dl>
<h2>Harytlar we töleg</h2>
<dl>
<dt>Kepillik barmy?</dt>
<dd>Kepillik möhleti her bir harydyň häsiýetnamasynda görkezilýär. Çegi we kepillik kartyny saklaň.</dd>
<dt>Klawiaturada rus harplary barmy?</dt>
<dd>Häsiýetnamadaky «Klawiaturanyň harplary» setirine serediň: EN ýa-da EN/RU.</dd>
<dt>Kart bilen töläp bolýarmy?</dt>
<dd>Hawa, harydy alanyňyzda terminal arkaly. Nagt töleg hem elmydama kabul edilýär.</dd>
<dt>Kabel näme üçin onlap satylýar?</dt>
<dd>Tor kabeli 10 metrden, batareýkalar 4 sanydan gapda satylýar; görkezilen baha tutuş satuw birligi üçindir.</dd>
</dl>`,
	},
};
