import { expect, it } from "vitest";
import { type Box, findFreePlace } from "./free-place.ts";

const size = { width: 300, height: 60 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const wide = { width: 358, height: 60 };

it.each<[string, Parameters<typeof findFreePlace>, ReturnType<typeof findFreePlace>]>([
	["nothing is in the way", [size, desk, []], { left: 1124, top: 824 }],
	[
		"a button is at the lower right",
		[size, desk, [{ left: 1300, top: 840, width: 100, height: 40 }]],
		{ left: 16, top: 824 },
	],
	[
		"a bar of buttons is at the bottom of a phone",
		[wide, phone, [{ left: 16, top: 780, width: 358, height: 48 }]],
		{ left: 16, top: 720 },
	],
	[
		"the size is what a browser measured, whose parts are no properties of its own",
		[Object.create(wide), phone, [{ left: 16, top: 780, width: 358, height: 48 }]],
		{ left: 16, top: 720 },
	],
	["the window is full", [wide, phone, [{ left: 0, top: 0, width: 390, height: 844 } satisfies Box]], null],
])("when %s", (_, [box, window, others], place) => {
	expect(findFreePlace(box, window, others)).toEqual(place);
});
