import { expect, it } from "vitest";
import { readerZone } from "./reader-zone.ts";

it.each([
	["signet-zone=Europe/Paris", "Europe/Paris"],
	["a=b; signet-zone=America/Los_Angeles; c=d", "America/Los_Angeles"],
	["signet-zone=+05:30", "+05:30"],
	["not-signet-zone=Europe/Paris", undefined],
	["signet-zone=Mars/Olympus", undefined],
	[`signet-zone=${"x".repeat(5000)}`, undefined],
	["", undefined],
])("of %s the zone is %s", (cookie, zone) => {
	expect(readerZone(new Headers({ cookie })).timeZone).toBe(zone);
});
