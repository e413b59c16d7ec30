import type { DemoPage } from './demo-page.ts';

export const termsPage: DemoPage = {
	name: 'terms',
	title: { en: 'Terms of service', ru: 'Условия обслуживания', tm: 'Hyzmat şertleri' },
	body: {
		en: `
<h2>The agreement</h2>
<p>By placing an order you agree to these terms. The agreement comes into force when the operator has confirmed the order by telephone. Until then neither side is bound.</p>
<h2>Prices and stock</h2>
<p>Prices are in manat and hold for one sales unit. The price that counts is the one shown when you confirm the order. Delivery is added according to the <a href="/payment">delivery rules</a>. Sale prices last while the goods are in stock. For some goods there is a limit per order or a minimum order amount; the site says so before you confirm.</p>
<h2 id="rules">Usage rules and your account</h2>
<p>Register with your own phone number and keep the password to yourself. We may block an account that is used for false orders.</p>
<h2>Cancelling and returning</h2>
<ul>
<li>You may cancel an order on the site while it is pending.</li>
<li>You may refuse the goods in the courier’s presence if they do not match the order or are damaged. You pay nothing in that case.</li>
<li>Goods with a factory defect are repaired, exchanged or refunded under the warranty and the law of Turkmenistan.</li>
<li>Ink, memory cards and batteries in an opened pack are not taken back unless they are faulty.</li>
</ul>
<h2>Our responsibility</h2>
<p>We answer for the goods until they are handed over. If we are late, the operator calls you and offers another time. Colours and packaging may differ slightly from the pictures.</p>
<h2>Disputes</h2>
<p>Please <a href="/contactus">tell us</a> first: most questions are settled in one conversation. Otherwise the law of Turkmenistan applies.</p>`,
		ru: `
<h2>Соглашение</h2>
<p>Оформляя заказ, вы соглашаетесь с этими условиями. Соглашение вступает в силу, когда оператор подтвердил заказ по телефону. До этого ни одна из сторон ничем не связана.</p>
<h2>Цены и наличие</h2>
<p>Цены указаны в манатах за единицу продажи. Действует цена, показанная в момент подтверждения заказа. Доставка добавляется по <a href="/payment">правилам доставки</a>. Цены со скидкой действуют, пока товар есть в наличии. Для некоторых товаров установлены ограничение на один заказ или минимальная сумма заказа; сайт сообщает об этом до подтверждения.</p>
<h2 id="rules">Правила пользования и аккаунт</h2>
<p>Регистрируйтесь на свой номер телефона и никому не сообщайте пароль. Аккаунт, с которого делают ложные заказы, мы можем заблокировать.</p>
<h2>Отмена и возврат</h2>
<ul>
<li>Пока заказ ожидает подтверждения, его можно отменить на сайте.</li>
<li>От товара можно отказаться при курьере, если он не соответствует заказу или повреждён. В этом случае вы ничего не платите.</li>
<li>Товар с заводским браком ремонтируется, обменивается или возвращается по гарантии и законодательству Туркменистана.</li>
<li>Чернила, карты памяти и батарейки во вскрытой упаковке не принимаются обратно, если они исправны.</li>
</ul>
<h2>Наша ответственность</h2>
<p>Мы отвечаем за товар до его передачи. Если мы опаздываем, оператор позвонит и предложит другое время. Цвет и упаковка могут немного отличаться от изображений.</p>
<h2>Споры</h2>
<p>Пожалуйста, сначала <a href="/contactus">сообщите нам</a>: большинство вопросов решается одним разговором. В остальном действует законодательство Туркменистана.</p>`,
		tm: `
<h2>Ylalaşyk</h2>
<p>Sargyt etmek bilen siz şu şertlere razy bolýarsyňyz. Operator sargydy telefon arkaly tassyklandan soň, ylalaşyk güýje girýär. Oňa çenli taraplaryň hiç biri borçly däl.</p>
<h2>Bahalar we ammar</h2>
<p>Bahalar bir satuw birligi üçin manatda görkezilýär. Sargydy tassyklan wagtyňyz görkezilen baha güýjündedir. Eltip bermegiň bahasy <a href="/payment">eltip bermek düzgünleri</a> boýunça goşulýar. Arzanladyş bahalary haryt ammarda barka güýjündedir. Käbir harytlar üçin bir sargyda çäk ýa-da sargydyň iň az möçberi bellenýär; saýt muny tassyklamazdan öň habar berýär.</p>
<h2 id="rules">Ulanyş düzgünleri we siziň hasabyňyz</h2>
<p>Öz telefon belgiňiz bilen agza boluň we açar sözüňizi hiç kime aýtmaň. Ýalan sargytlar üçin ulanylýan hasaby ýapyp bileris.</p>
<h2>Ýatyrmak we gaýtarmak</h2>
<ul>
<li>Sargyt garaşylýan wagty ony saýtda ýatyryp bilersiňiz.</li>
<li>Haryt sargyda laýyk gelmese ýa-da zeper ýeten bolsa, kurýeriň ýanynda ondan boýun gaçyryp bilersiňiz. Bu ýagdaýda hiç zat tölemeýärsiňiz.</li>
<li>Zawod kemçiligi bolan haryt kepillik we Türkmenistanyň kanunçylygy boýunça abatlanýar, çalşylýar ýa-da puly gaýtarylýar.</li>
<li>Gaby açylan syýa, ýat kartlary we batareýkalar abat bolsa, yzyna alynmaýar.</li>
</ul>
<h2>Biziň jogapkärçiligimiz</h2>
<p>Haryt gowşurylýança oňa biz jogap berýäris. Gijä galsak, operator jaň edip, başga wagt teklip edýär. Harydyň reňki we gaby suratdan biraz tapawutly bolup biler.</p>
<h2>Jedeller</h2>
<p>Ilki bilen <a href="/contactus">bize habar bermegiňizi</a> haýyş edýäris: soraglaryň köpüsi bir gürrüňde çözülýär. Galan ýagdaýlarda Türkmenistanyň kanunçylygy ulanylýar.</p>`,
	},
};
