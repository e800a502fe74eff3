import { describe, expect, it } from "vitest";
import { groupRooms, type SettingsRoom, wayUp } from "./settings-pages.ts";

describe("the list of the settings' rooms", () => {
	it.each<[SettingsRoom[], unknown]>([
		[
			["doctor", "you"],
			[
				{ group: "you", rooms: ["you"] },
				{ group: "installation", rooms: ["doctor"] },
			],
		],
		[["brands", "people"], [{ group: "organisation", rooms: ["people", "brands"] }]],
		[["kept"], []],
	])("of %j is %j", (rooms, expected) => {
		expect(groupRooms(rooms.map((room) => ({ room, name: room })))).toEqual(expected);
	});
});

describe("one level up", () => {
	it.each([
		["/settings", null],
		["/settings/you", { to: "/settings#you", room: null }],
		["/settings/sign-in", { to: "/settings#signIn", room: null }],
		["/settings/oauth-apps/new", { to: "/settings/oauth-apps", room: "apps" }],
		["/settings/oauth-apps/1/examples", { to: "/settings/oauth-apps", room: "apps" }],
		["/settings/your-own", null],
	])("from %s it is %j", (path, expected) => {
		expect(wayUp(path)).toEqual(expected);
	});
});
