import { expect, it } from "vitest";
import type { AuditEventType } from "#lib/domain/audit/event-types.ts";
import { type EventText, en } from "#lib/i18n/events/en.ts";

/** Does not compile when the audit trail knows an event that has no words. */
const texts: Record<AuditEventType, EventText> = en.texts;

it("has words for every audit event", () => {
	expect(Object.values(texts).every((text) => text({ actor: "Mia" }).length > 0)).toBe(true);
});
