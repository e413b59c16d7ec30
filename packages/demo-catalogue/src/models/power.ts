import type { ModelTable } from '../model-table.ts';

export const powerTables: ModelTable[] = [
	{
		subcategory: 1601,
		columns: 'brand series capacityVa runtime outlets',
		rows: `
			Philips | PX650 | 650 | 8 | 3
			APC | BX650 | 650 | 10 | 4
			Philips | PX1000 | 1000 | 12 | 4
			APC | BX1000 | 1000 | 15 | 4
			Philips | PX2000 | 2000 | 20 | 6
			APC | BX2000 | 2000 | 25 | 6`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1602,
		columns: 'brand series capacityVa outlets',
		rows: `
			Philips | ST1000 | 1000 | 2
			APC | LS1000 | 1000 | 3
			Philips | ST2000 | 2000 | 4
			APC | LS2000 | 2000 | 4`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1603,
		nameHighlights: ['battery', 'power'],
		columns: 'brand series battery power fastCharge ports colour',
		rows: `
			Xiaomi | P10000 | 10000 | 10 | no | 2 | black
			Baseus | B10000 | 10000 | 20 | yes | 3 | white
			Anker | A10000 | 10000 | 22.5 | yes | 2 | blue
			Xiaomi | P20000 | 20000 | 22.5 | yes | 3 | silver
			Baseus | B20000 | 20000 | 65 | yes | 4 | purple
			Anker | A20000 | 20000 | 65 | yes | 3 | black`,
		derive: () => ({ warranty: 6 }),
	},
	{
		subcategory: 1604,
		columns: 'brand series power connectorType fastCharge ports colour',
		rows: `
			Ugreen | 10W | 10 | USB-A | no | 1 | white
			Baseus | 20W | 20 | USB-C | yes | 1 | black
			Samsung | 25W | 25 | USB-C | yes | 1 | white
			Ugreen | 33W | 33 | USB-C | yes | 2 | grey
			Apple | 20W | 20 | USB-C | yes | 1 | white
			Anker | 65W | 65 | USB-C | yes | 3 | blue`,
		derive: () => ({ warranty: 6 }),
	},
	{
		subcategory: 1605,
		columns: 'brand series connectorType length material colour',
		rows: `
			Ugreen | Audio | 3.5 mm | 1 | Plastic | black
			Baseus | USB-C | USB-C | 1 | Plastic | white
			Ugreen | USB-C | USB-C | 2 | Fabric | black
			Baseus | Lightning | Lightning | 1.2 | Fabric | red
			Ugreen | HDMI | HDMI | 1.5 | Plastic | black
			Baseus | HDMI | HDMI | 3 | Fabric | blue
			Ugreen | DP | DisplayPort | 2 | Plastic | black
			Ugreen | HDMI | HDMI | 10 | Fabric | grey`,
	},
	{
		subcategory: 1606,
		nameHighlights: ['packQuantity'],
		columns: 'brand series packQuantity',
		rows: `
			Philips | AAA | 4
			Philips | AA | 4`,
	},
	{
		subcategory: 1607,
		columns: 'brand series screenSize material colour',
		rows: `
			Xiaomi | City 14 | 14 | Fabric | blue
			HP | City 15 | 15.6 | Fabric | black
			Lenovo | Trip 15 | 15.6 | Fabric | grey
			HP | Trip 17 | 17.3 | Eco-leather | black`,
	},
];
