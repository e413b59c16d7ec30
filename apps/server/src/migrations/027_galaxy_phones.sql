-- Who types 'galaxy' and nothing else means a phone, as with 'iphone'; its tablets, watches and earphones have words of their
-- own. Where staff have changed a line, it stays as they want it.
update search_synonyms
set meant = 'samsung смартфон'
where typed in ('галакси', 'galaxy', 'гэлакси', 'галаксы') and meant = 'samsung';
