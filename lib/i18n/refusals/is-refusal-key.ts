import { messages } from "#lib/i18n/generated/errors.js";
import type { RefusalKey } from "./said.ts";

/** Whether there is such a message: stored references outlive it. */
export function isRefusalKey(key: unknown): key is RefusalKey {
	return typeof key === "string" && key !== "codes" && Object.hasOwn(messages.EN, key);
}
