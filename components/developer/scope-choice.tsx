"use client";

import { useWords } from "#components/ui/words.tsx";
import type { OAuthScope } from "#lib/contract/scopes.ts";

type Props = { legend: string; scopes: readonly OAuthScope[]; chosen: readonly string[]; error?: string | undefined };

/** Scopes to tick, each with what it means. The form's values are called `scopes`. */
export function ScopeChoice({ legend, scopes, chosen, error }: Props) {
	const { may } = useWords("developer");
	return (
		<fieldset aria-describedby="scopes-note">
			<legend className="mb-1 font-medium">{legend}</legend>
			<div className="max-h-80 overflow-y-auto rounded-control border border-line-strong">
				{scopes.map((scope) => (
					<label key={scope} className="flex items-start gap-3 border-line border-b px-3 py-2.5 last:border-b-0">
						<input
							type="checkbox"
							name="scopes"
							value={scope}
							defaultChecked={chosen.includes(scope)}
							className="mt-0.5 size-5 shrink-0 rounded accent-seal"
						/>
						<span className="min-w-0">
							<span className="block break-words font-mono text-xs leading-5">{scope}</span>
							<span className="text-ink-soft">{may[scope]}</span>
						</span>
					</label>
				))}
			</div>
			<p id="scopes-note" className="min-h-5 text-bad">
				{error}
			</p>
		</fieldset>
	);
}
