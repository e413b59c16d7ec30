import type { DemoPage } from './demo-page.ts';

export const paymentPage: DemoPage = {
	name: 'payment',
	title: { en: 'Delivery and payment', ru: 'Доставка и оплата', tm: 'Eltip bermek we töleg' },
	body: {
		en: `
<h2>Delivery prices</h2>
<dl>
<dt>Ashgabat, city</dt>
<dd><strong>20 manat</strong>; free for orders from 500 manat.</dd>
<dt>Suburbs of Ashgabat, Arkadag and Anau</dt>
<dd><strong>30 manat</strong>; free for orders from 1,000 manat.</dd>
<dt>Provinces</dt>
<dd><strong>50 manat</strong>; free for orders from 1,500 manat. The parcel takes 2 to 5 days.</dd>
<dt>Express in the city</dt>
<dd><strong>40 manat</strong>. We bring the goods within 90 minutes after the operator has confirmed the order. Express is offered only inside Ashgabat, for orders placed from 09:00 to 17:00.</dd>
</dl>
<h2>Day and time</h2>
<p>Choose a day and one of four time slots: 09:00–11:00, 11:00–13:00, 13:00–15:00 or 15:00–18:00. Orders placed before 16:00 can still be delivered the same day if the slot has free places; later orders go out on the next working day. We do not deliver on public holidays.</p>
<p>Some districts are not served yet; they are listed below. You can collect such an order yourself.</p>
<h2>Self-pickup</h2>
<p>Pickup from our shop is free. Please wait for the operator’s call before you set out. Address, telephone and hours are below.</p>
<h2>Payment</h2>
<ul>
<li><strong>Cash</strong> on receipt. When ordering, tell us from which amount you need change.</li>
<li><strong>Card terminal</strong> on receipt, with a Turkmen bank card. If the terminal has no connection, you may pay in cash instead.</li>
</ul>
<p>We take no payment in advance. Check the goods in the courier’s presence and pay afterwards.</p>`,
		ru: `
<h2>Стоимость доставки</h2>
<dl>
<dt>Ашхабад, город</dt>
<dd><strong>20 манатов</strong>; при заказе от 500 манатов — бесплатно.</dd>
<dt>Пригороды Ашхабада, Аркадаг и Анау</dt>
<dd><strong>30 манатов</strong>; при заказе от 1 000 манатов — бесплатно.</dd>
<dt>Велаяты</dt>
<dd><strong>50 манатов</strong>; при заказе от 1 500 манатов — бесплатно. Посылка идёт от 2 до 5 дней.</dd>
<dt>Экспресс по городу</dt>
<dd><strong>40 манатов</strong>. Привозим товар в течение 90 минут после подтверждения заказа оператором. Экспресс-доставка работает только в Ашхабаде, для заказов, оформленных с 09:00 до 17:00.</dd>
</dl>
<h2>День и время</h2>
<p>Выберите день и один из четырёх промежутков: 09:00–11:00, 11:00–13:00, 13:00–15:00 или 15:00–18:00. Заказ, оформленный до 16:00, можно получить в тот же день, если в выбранном промежутке есть свободные места; более поздние заказы доставляются на следующий рабочий день. В праздничные дни доставки нет.</p>
<p>В некоторые районы мы пока не доставляем, они перечислены ниже. Такой заказ можно забрать самостоятельно.</p>
<h2>Самовывоз</h2>
<p>Самовывоз из нашего магазина бесплатный. Пожалуйста, дождитесь звонка оператора, прежде чем выезжать. Адрес, телефон и часы работы указаны ниже.</p>
<h2>Оплата</h2>
<ul>
<li><strong>Наличными</strong> при получении. При оформлении укажите, с какой суммы нужна сдача.</li>
<li><strong>Через терминал</strong> при получении, картой туркменского банка. Если у терминала нет связи, можно заплатить наличными.</li>
</ul>
<p>Предоплату мы не берём. Проверьте товар при курьере и только после этого платите.</p>`,
		tm: `
<h2>Eltip bermegiň bahasy</h2>
<dl>
<dt>Aşgabat şäheri</dt>
<dd><strong>20 manat</strong>; 500 manatdan başlap mugt.</dd>
<dt>Aşgabadyň töweregi, Arkadag we Änew</dt>
<dd><strong>30 manat</strong>; 1 000 manatdan başlap mugt.</dd>
<dt>Welaýatlar</dt>
<dd><strong>50 manat</strong>; 1 500 manatdan başlap mugt. Haryt 2–5 günde barýar.</dd>
<dt>Şäher içinde ekspress eltip bermek</dt>
<dd><strong>40 manat</strong>. Operator sargydy tassyklandan soň, haryt 90 minudyň içinde gowşurylýar. Ekspress hyzmaty diňe Aşgabatda, 09:00–17:00 aralygynda edilen sargytlar üçin işleýär.</dd>
</dl>
<h2>Gün we wagt</h2>
<p>Güni we dört wagt aralygynyň birini saýlaň: 09:00–11:00, 11:00–13:00, 13:00–15:00 ýa-da 15:00–18:00. Saýlanan aralykda boş ýer bar bolsa, sagat 16:00-a çenli edilen sargyt şol gün eltilýär; ondan soňky sargytlar indiki iş güni eltilýär. Baýramçylyk günleri eltip bermek ýok.</p>
<p>Käbir ýerlere häzirlikçe eltip bermeýäris, olar aşakda görkezilen. Beýle sargydy özüňiz baryp alyp bilersiňiz.</p>
<h2>Özüň baryp almak</h2>
<p>Harydy dükanymyzdan özüňiz alsaňyz, töleg ýok. Ýola çykmazdan öň operatoryň jaňyna garaşmagyňyzy haýyş edýäris. Salgymyz, telefonymyz we iş wagtymyz aşakda görkezilen.</p>
<h2>Töleg</h2>
<ul>
<li><strong>Nagt</strong>, harydy alanyňyzda. Gaýtargy gerek bolsa, sargyt edeniňizde haýsy puldandygyny görkeziň.</li>
<li><strong>Terminal</strong> arkaly, harydy alanyňyzda, türkmen bankynyň karty bilen. Terminalda aragatnaşyk ýok bolsa, nagt töläp bilersiňiz.</li>
</ul>
<p>Biz öňünden töleg almaýarys. Harydy kurýeriň ýanynda barlaň, soňra töläň.</p>`,
	},
};
