import { expect, it } from "vitest";
import { placeAddress, readPlace } from "./webhooks-place.ts";

const ID = "018f6a54-0000-4000-8000-000000000001";

it("a place is read from its own address", () => {
	const place = {
		endpointId: ID,
		state: "Failed" as const,
		event: "Signed",
		deliveryId: ID,
		before: { createdAt: new Date(1_767_225_600_123), id: ID },
	};
	const query = Object.fromEntries(new URL(placeAddress(place), "https://sign.example.com").searchParams);
	expect(readPlace(query)).toEqual(place);
});

it.each([
	{ state: "lost", event: "a b", before: "x" },
	{ before: "9999999999999999~018f6a54-0000-4000-8000-000000000001" },
	{ before: ["", "1"], state: ["", "failed"] },
])("what makes no sense is as if it were not there: %o", (query) => {
	expect(placeAddress(readPlace(query))).toBe("/settings/webhooks");
});
