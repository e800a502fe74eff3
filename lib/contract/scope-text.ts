import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { OAuthScope } from "./scopes.ts";

type Dashed<Name extends string> = Name extends `${infer Head}.${infer Rest}` ? `${Head}-${Dashed<Rest>}` : Name;

/** What a scope lets an application do. Keys of messages have no dots. A scope without a message does not compile. */
export function scopeText(may: Messages["developers"]["may"], scope: OAuthScope): string {
	return may[scope.replaceAll(".", "-") as Dashed<OAuthScope>];
}
