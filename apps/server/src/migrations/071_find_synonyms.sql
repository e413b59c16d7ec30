-- What people say for goods, read in three languages: data that the staff go on editing. As in 012, several words after '='
-- are meant together. Words for cheap and dear were passed over until now; they are wishes (FIND-02) and are read before this.
insert into search_synonyms (typed, meant)
select distinct btrim(typed), btrim(split_part(line, '=', 2))
from string_to_table($words$
ребёнок, ребенок, ребёнку, малыш, child, children, kid, çaga, çagalar, çaga üçin = детский
кабель для айфона, кабель для iphone, кабель на айфон, кабель айфон, шнур для айфона, провод для айфона = lightning кабель
cable for iphone, iphone cable, iphone üçin kabel, iphone kabel, aýfon kabel = lightning кабель
айпад, ipad = ipad
редми ноут, редми нот = redmi note
джбл, жбл = jbl
юсб = usb
камера для компьютера, камера для пк, kompýuter kamera, computer camera = веб-камера
учёба, учеба, школа, study, school, okuw = учёбы
держатель в машину, держатель для авто, автодержатель, car holder = car держатель
$words$, E'\n') as line, string_to_table(split_part(line, '=', 1), ',') as typed
where line like '%=%'
on conflict (typed, meant) do nothing;
