import type { DemoPage } from './demo-page.ts';

export const partnershipPage: DemoPage = {
	name: 'partnership',
	title: { en: 'Partnership', ru: 'Сотрудничество', tm: 'Hyzmatdaşlyk' },
	body: {
		en: `
<p>We work with suppliers, companies and public institutions. Write to us at <a href="mailto:{shop_email}">{shop_email}</a> or call during working hours, 09:00–18:00.</p>
<h2>For suppliers</h2>
<p>We are interested in new electronics with documents of origin and a warranty that is honoured inside the country. Please send:</p>
<ul>
<li>the list of goods with models, quantities and wholesale prices in manat;</li>
<li>the terms of warranty and the address of the service centre;</li>
<li>the documents of conformity, where the goods need them;</li>
<li>the name and telephone number of the person responsible.</li>
</ul>
<p>We look through proposals within five working days. We begin with a small batch; if shoppers like the goods, we agree on regular deliveries.</p>
<h2>For companies and institutions</h2>
<p>We put together sets for offices, classrooms and shops: computers, monitors, printers, networks, video surveillance and UPS units. We help to choose compatible models and to keep within the budget. Delivery of a large order is agreed separately, including to the provinces.</p>
<ul>
<li>Payment by bank transfer under a contract.</li>
<li>Invoice and full set of documents.</li>
<li>One manager for the whole order.</li>
</ul>
<h2>For service workshops</h2>
<p>We are looking for workshops in the provinces that can receive goods for warranty repair. Tell us about your specialists and your equipment.</p>
<h2>What we expect</h2>
<p>Exact descriptions, agreed terms and a telephone that is answered. We promise the same.</p>`,
		ru: `
<p>Мы работаем с поставщиками, компаниями и учреждениями. Напишите нам на <a href="mailto:{shop_email}">{shop_email}</a> или позвоните в рабочее время, с 09:00 до 18:00.</p>
<h2>Поставщикам</h2>
<p>Нас интересует новая электроника с документами о происхождении и гарантией, которую можно получить внутри страны. Пожалуйста, пришлите:</p>
<ul>
<li>список товаров с моделями, количеством и оптовыми ценами в манатах;</li>
<li>условия гарантии и адрес сервисного центра;</li>
<li>документы о соответствии, если они нужны для товара;</li>
<li>имя и телефон ответственного лица.</li>
</ul>
<p>Предложения рассматриваем в течение пяти рабочих дней. Начинаем с небольшой партии; если товар понравится покупателям, договариваемся о постоянных поставках.</p>
<h2>Компаниям и учреждениям</h2>
<p>Мы подбираем комплекты для офисов, учебных классов и магазинов: компьютеры, мониторы, принтеры, сети, видеонаблюдение и ИБП. Поможем выбрать совместимые модели и уложиться в бюджет. Доставку крупного заказа согласуем отдельно, в том числе в велаяты.</p>
<ul>
<li>Оплата перечислением по договору.</li>
<li>Счёт и полный пакет документов.</li>
<li>Один менеджер на весь заказ.</li>
</ul>
<h2>Сервисным мастерским</h2>
<p>Мы ищем мастерские в велаятах, которые могут принимать технику на гарантийный ремонт. Расскажите нам о своих специалистах и оборудовании.</p>
<h2>Чего мы ждём</h2>
<p>Точных описаний, соблюдения договорённостей и телефона, по которому отвечают. То же самое обещаем и мы.</p>`,
		tm: `
<p>Biz haryt üpjün edijiler, kärhanalar we edaralar bilen işleýäris. <a href="mailto:{shop_email}">{shop_email}</a> salgysyna ýazyň ýa-da iş wagty, 09:00–18:00 aralygynda jaň ediň.</p>
<h2>Üpjün edijiler üçin</h2>
<p>Gelip çykyşy baradaky resminamalary bolan, kepilligi ýurduň içinde berilýän täze elektronika bizi gyzyklandyrýar. Şulary ibermegiňizi haýyş edýäris:</p>
<ul>
<li>harytlaryň sanawy: modelleri, mukdary we manatda lomaý bahalary;</li>
<li>kepillik şertleri we hyzmat merkeziniň salgysy;</li>
<li>gerek bolan harytlar üçin laýyklyk resminamalary;</li>
<li>jogapkär adamyň ady we telefon belgisi.</li>
</ul>
<p>Teklipleri bäş iş gününiň dowamynda gözden geçirýäris. Işi az mukdardan başlaýarys; haryt müşderilere ýarasa, hemişelik üpjünçilik barada ylalaşýarys.</p>
<h2>Kärhanalar we edaralar üçin</h2>
<p>Ofisler, okuw otaglary we dükanlar üçin toplumlary düzýäris: kompýuterler, monitorlar, printerler, torlar, wideo gözegçilik we UPS enjamlary. Biri-birine laýyk modelleri saýlamaga we serişdäňizi tygşytlamaga kömek ederis. Uly sargydy eltip bermek, şol sanda welaýatlara, aýratyn ylalaşylýar.</p>
<ul>
<li>Şertnama boýunça bank arkaly töleg.</li>
<li>Hasap-faktura we resminamalaryň doly toplumy.</li>
<li>Tutuş sargyt üçin bir jogapkär işgär.</li>
</ul>
<h2>Hyzmat ussahanalary üçin</h2>
<p>Welaýatlarda enjamlary kepillik boýunça abatlamaga kabul edip biljek ussahanalary gözleýäris. Hünärmenleriňiz we enjamlaryňyz barada gürrüň beriň.</p>
<h2>Näme garaşýarys</h2>
<p>Takyk maglumat, ylalaşyklara ygrarlylyk we jogap berilýän telefon. Biz hem şuny wada berýäris.</p>`,
	},
};
