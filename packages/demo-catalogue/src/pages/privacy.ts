import type { DemoPage } from './demo-page.ts';

export const privacyPage: DemoPage = {
	name: 'privacy',
	title: { en: 'Privacy policy', ru: 'Политика конфиденциальности', tm: 'Gizlinlik syýasaty' },
	body: {
		en: `
<h2>What we keep</h2>
<ul>
<li><strong>Account:</strong> your name, phone number, region and address. The password is stored only in encrypted form; nobody can read it, including our staff.</li>
<li><strong>Orders:</strong> what you ordered, when, where it went, how it was paid and your note.</li>
<li><strong>Favourites</strong> and the language you chose, so that they follow you to another device.</li>
<li><strong>Reviews, questions and answers:</strong> your text with your first name, which everyone reads.</li>
<li><strong>Messages about goods:</strong> what you wait for, for half a year, and what we sent you, for three months. You switch them off in the profile or by the link in the message.</li>
<li><strong>Sign-ins:</strong> the device and time, so that you can see and end your own sessions.</li>
</ul>
<h2>What it is used for</h2>
<p>We use these data to confirm and deliver your order, to answer your questions and to protect your account. We do not sell them, we do not show third-party advertising and we use no third-party analytics. The courier sees only the name, phone number, address and amount of the order being delivered.</p>
<h2>On your device</h2>
<p>The cart, favourites and session are kept in your browser in encrypted form. One cookie remembers the language. When you log out, the session is removed.</p>
<h2>How long</h2>
<p>Name, phone number, address and note of a finished order are erased after {order_data_months}; what was sold, for how much and when stays for the books. An account without orders that is not used for {unused_account_months} is deleted. Devices are removed after 90 days, messages after 30. If you delete your account, the same happens at once, unless an order is open; of a banned number only a code remains from which the number cannot be read.</p>
<h2>Your rights</h2>
<p>You can see and correct your data in the profile, download all of it there as a file, and delete your account. Write or call: the details are on the <a href="/contactus">contact page</a>. We answer within ten working days.</p>`,
		ru: `
<h2>Что мы храним</h2>
<ul>
<li><strong>Аккаунт:</strong> имя, номер телефона, регион и адрес. Пароль хранится только в зашифрованном виде, прочитать его не может никто, в том числе наши сотрудники.</li>
<li><strong>Заказы:</strong> что вы заказали, когда, куда доставлено, как оплачено, и ваше примечание.</li>
<li><strong>Избранное</strong> и выбранный язык, чтобы они были с вами и на другом устройстве.</li>
<li><strong>Отзывы, вопросы и ответы:</strong> ваш текст и имя, их видят все.</li>
<li><strong>Сообщения о товарах:</strong> чего вы ждёте — полгода, что мы вам прислали — три месяца. Отключить их можно в профиле или по ссылке в сообщении.</li>
<li><strong>Входы:</strong> устройство и время, чтобы вы могли видеть и завершать свои сеансы.</li>
</ul>
<h2>Для чего это нужно</h2>
<p>Данные нужны, чтобы подтвердить и доставить заказ, ответить на ваши вопросы и защитить аккаунт. Мы их не продаём, не показываем чужую рекламу и не пользуемся сторонними счётчиками. Курьер видит только имя, телефон, адрес и сумму того заказа, который везёт.</p>
<h2>На вашем устройстве</h2>
<p>Корзина, избранное и сеанс хранятся в браузере в зашифрованном виде. Один файл cookie запоминает язык. При выходе сеанс удаляется.</p>
<h2>Сколько хранится</h2>
<p>Имя, телефон, адрес и примечание выполненного заказа стираются через {order_data_months}; что, когда и за сколько продано, остаётся для бухгалтерии. Аккаунт без заказов, которым не пользуются {unused_account_months}, удаляется. Сведения об устройствах удаляются через 90 дней, сообщения — через 30. Если вы удалите аккаунт, всё это происходит сразу, кроме случая, когда есть открытый заказ; от заблокированного номера остаётся только код, по которому номер прочитать нельзя.</p>
<h2>Ваши права</h2>
<p>Вы можете посмотреть и исправить свои данные в профиле, скачать их там одним файлом и удалить аккаунт. Напишите или позвоните: сведения на странице <a href="/contactus">«Контакты»</a>. Мы ответим в течение десяти рабочих дней.</p>`,
		tm: `
<h2>Nämeleri saklaýarys</h2>
<ul>
<li><strong>Hasabyňyz:</strong> adyňyz, telefon belgiňiz, welaýatyňyz we salgyňyz. Açar söz diňe şifrlenen görnüşde saklanýar, ony hiç kim, şol sanda işgärlerimiz hem okap bilmeýär.</li>
<li><strong>Sargytlar:</strong> näme sargyt edendigiňiz, haçan we nirä eltilendigi, nähili tölenendigi we ýazan belligiňiz.</li>
<li><strong>Halanlarym</strong> sanawy we saýlan diliňiz: olar beýleki enjamyňyzda hem elýeterli bolar.</li>
<li><strong>Teswirler, soraglar we jogaplar:</strong> ýazan tekstiňiz we adyňyz, olary hemmeler görýär.</li>
<li><strong>Harytlar barada habarlar:</strong> garaşýan harytlaryňyz ýarym ýyl, iberen habarlarymyz üç aý saklanýar. Olary profilde ýa-da habardaky salgylanma arkaly öçürip bilersiňiz.</li>
<li><strong>Girişler:</strong> enjam we wagt. Özüňiziň açyk girişleriňizi görüp we ýapyp bilersiňiz.</li>
</ul>
<h2>Näme üçin ulanýarys</h2>
<p>Bu maglumatlar sargydy tassyklamak we eltip bermek, soraglaryňyza jogap bermek we hasabyňyzy goramak üçin gerek. Biz olary satmaýarys, keseki mahabat görkezmeýäris we daşky hasaplaýjylary ulanmaýarys. Kurýer diňe eltýän sargydyna degişli ady, telefon belgisini, salgyny we bahany görýär.</p>
<h2>Siziň enjamyňyzda</h2>
<p>Sebet, halanlaryňyz we giriş brauzeriňizde şifrlenen görnüşde saklanýar. Bir kuki faýly diliňizi ýatda saklaýar. Ulgamdan çykanyňyzda giriş öçürilýär.</p>
<h2>Näçe wagt</h2>
<p>Tamamlanan sargydyň ady, telefon belgisi, salgysy we belligi {order_data_months} geçenden soň öçürilýär; nämäniň, haçan we näçä satylandygy hasabat üçin galýar. Sargydy bolmadyk we {unused_account_months} ulanylmadyk hasap öçürilýär. Enjamlar 90 günden, habarlar 30 günden soň öçürilýär. Hasabyňyzy öçürseňiz, bularyň ählisi derrew edilýär, diňe açyk sargyt bolmasa; petiklenen belgiden diňe okap bolmaýan kod galýar.</p>
<h2>Siziň hukuklaryňyz</h2>
<p>Maglumatlaryňyzy profilde görüp we düzedip, ählisini bir faýlda ýükläp alyp we hasabyňyzy öçürip bilersiňiz. Ýazyň ýa-da jaň ediň: maglumat <a href="/contactus">«Habarlaşmak»</a> sahypasynda. On iş gününiň dowamynda jogap bereris.</p>`,
	},
};
