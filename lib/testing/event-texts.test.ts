import { expect, it } from "vitest";
import type { AuditEventType } from "#lib/domain/audit/event-types.ts";
import { messages } from "#lib/i18n/generated/audit-trail.js";

/** Does not compile when the audit trail knows an event that has no words. */
const texts: Record<AuditEventType, unknown> = messages.EN.texts;

it("has words for every audit event", () => {
	expect(Object.values(texts).every((text) => String(text).length > 0)).toBe(true);
});
