import { expect, it } from "vitest";
import { NOTIFICATION_SETTINGS } from "#lib/contract/notification-settings.ts";
import { TOLD } from "./identity-items.ts";

it("every mail that the interface names can be switched for a sender identity", () => {
	expect([...TOLD].sort()).toEqual([...NOTIFICATION_SETTINGS].sort());
});
