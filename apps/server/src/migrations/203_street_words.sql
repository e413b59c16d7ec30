-- Typed words = their meanings, added to those that the shop has. 'attribute:high', 'attribute:low' and 'attribute:16+' ask for
-- the most, the least, or at least so much of a numeric attribute.
insert into search_synonyms (typed, meant)
select distinct btrim(typed), btrim(split_part(line, '=', 2))
from string_to_table($words$
техно, тэкно = tecno
джибиэль, жибиэль, джибиель, джи би эл = jbl
инфиникс, инфиникc = infinix
хонор, онор = honor
галакси таб, самсунг таб = samsung планшет
галакси вотч, самсунг вотч = samsung часы
мак мини, mac mini = apple компьютер
бабушкофон, звонилка, телефон с кнопками, кнопочник, телефон для пожилых, babamyň telefony, enemiň telefony = кнопочный телефон
бабушка, дедушка, пенсионер, пожилой = кнопочный
симка, сим карта, sim kart, sim karta, sim card = 4g модем
симка роутер, роутер с симкой, роутер с сим картой, сим роутер, sim router, sim kart router, sim kartly router, 4g роутер, 4g router, роутер 4g, router 4g, мобильный роутер, mobile router = 4g модем
сетевуха, сетевая карта = сетевой адаптер
enjam, устройство, device, gadget, гаджет =
электричество, tok ýok, tok gitse, tok öçse, elektrik ýok, нет света, света нет, нет электричества, отключили электричество, отключение электричества, без света, блэкаут, power cut, power outage, no power, no electricity, blackout = tok öçende
путешествие, поездка, travel, trip, syýahat = дорогу weight:low
большая батарея, большой аккумулятор, мощная батарея, мощный аккумулятор, хорошая батарея, хороший аккумулятор, ёмкий аккумулятор, батарея большая, сильная батарея = battery:high batteryLife:high
долго держит, долго держит заряд, долго держат, долго держат заряд, держит заряд, долго держит батарею, долго работает, долгая работа = battery:high batteryLife:high
uly batareýa, uly batareýaly, batareýasy uly, güýçli batareýa, güýçli batareýaly, batareýasy güýçli, batareýasy köp saklaýan, köp saklaýan = battery:high batteryLife:high
big battery, large battery, good battery, long battery, long battery life, battery life, best battery, long lasting = battery:high batteryLife:high
хорошая камера, лучшая камера, крутая камера, камера хорошая, качественная камера, камерафон = mainCamera:high cameraResolution:high
gowy kamera, gowy kameraly, kamerasy gowy, güýçli kamera, kamerasy güýçli, surat çekmek = mainCamera:high cameraResolution:high
good camera, best camera, great camera, camera phone = mainCamera:high cameraResolution:high
программирование, программист, разработка, programming, programmer, coding, developer, programmirlemek, programmist = ram:16+
монтаж, видеомонтаж, монтаж видео, video editing = ram:16+
лёгкий, легкий, light, lightweight, ýeňil = weight:low
большой, огромный, uly, big, large, huge = screenSize:high
большой экран, экран большой, uly ekran, uly ekranly, ekrany uly, big screen, large screen = screenSize:high
маленький, компактный, kiçi, kiçijik, small, compact = screenSize:low
мощный, производительный, güýçli, powerful = ram:high power:high
громкий, loud, sesi güýçli = power:high
быстрый, çalt, fast, quick = readSpeed:high speed:high
тихий, бесшумный, quiet, silent, sessiz = noise:low
много памяти, большая память, uly ýat, ýady uly, ýady köp, big storage, much memory = storage:high ssd:high
работа, work, iş üçin = бизнес
$words$, E'\n') as line, string_to_table(split_part(line, '=', 1), ',') as typed
where line like '%=%'
on conflict do nothing;
