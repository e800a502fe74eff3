import { expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

const at = { x: 0, y: 0, width: 0, height: 0, turn: 0, level: 0, isMore: false } as const;
const detect = (...texts: string[]) => detectLanguage(texts.map((text) => ({ text, ...at })));

it.each([
	[
		"en",
		"This agreement is made between Northwind Studio, 12 Harbour Street, and the consultant named below, who advises on the design.",
	],
	[
		"fr",
		"Le présent contrat est conclu entre la société Vent du Nord et le consultant désigné ci-dessous, qui conseille le client.",
	],
	[
		"de",
		"Dieser Vertrag wird zwischen der Nordwind GmbH und dem unten genannten Berater geschlossen, der bei der Gestaltung hilft.",
	],
	[
		"da",
		"Denne aftale indgås mellem Nordenvind ApS og den nedenfor nævnte konsulent, som rådgiver kunden om udformningen af varen.",
	],
	[
		"pt",
		"O presente contrato de prestação de serviços é celebrado entre a Vento Norte e o consultor abaixo indicado, que não é trabalhador da empresa.",
	],
	["ja", "本契約は、株式会社ノースウィンドと下記のコンサルタントとの間で締結される。"],
	[
		"ar",
		"أبرمت هذه الاتفاقية بين شركة ريح الشمال والمستشار المذكور أدناه بشأن التصميم والتنفيذ، وهو يقدم المشورة للعميل في المنتج",
	],
])("a text in %s is found to be in it", async (language, text) => {
	expect(await detect(text, "12.50 EUR", "1.")).toBe(language);
});

it.each([
	["nothing", []],
	["two words", ["Sample agreement"]],
	["numbers", ["12.50 33.10 45.60 100.00 2024-01-01", "A-1 B-2 C-3", "17.10 22.20 1,000.00 38 44 55 66 77 88 99"]],
	["an address", ["Northwind Studio, 12 Harbour Street, Bern", "Mia Chen"]],
])("of %s no language is claimed", async (_, texts) => {
	expect(await detect(...texts)).toBeNull();
});
