import type { Context } from "#lib/domain/context.ts";

/** Whether the next attempt would come when nobody waits for the message any more: then this one's failure is told. */
export function isTooLate({ now }: Context, triedUntil: Date | undefined): boolean {
	return triedUntil !== undefined && now() > triedUntil;
}
