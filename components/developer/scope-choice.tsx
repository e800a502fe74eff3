"use client";

import { TickList } from "#components/ui/forms/tick-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import { scopeText } from "#lib/contract/scope-text.ts";
import type { OAuthScope } from "#lib/contract/scopes.ts";

type Props = { legend: string; scopes: readonly OAuthScope[]; chosen: readonly string[]; error?: string | undefined };

/** Scopes to tick, each with what it means. The form's values are called `scopes`. */
export function ScopeChoice({ scopes, ...rest }: Props) {
	const { may } = useWords("developer");
	return (
		<TickList
			name="scopes"
			options={scopes.map((scope) => ({ value: scope, about: scopeText(may, scope) }))}
			{...rest}
		/>
	);
}
