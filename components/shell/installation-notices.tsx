"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { PUT_AWAY_COOKIE } from "./dismissed-notices-cookie.ts";

const YEAR_SECONDS = 365 * 86_400;

export type InstallationNotice = keyof WorkplaceMessages["common"]["notices"];
type Props = { notices: readonly InstallationNotice[]; putAway: readonly string[] };

/** What an admin should know of the installation, each until it is put away. */
export function InstallationNotices({ notices, putAway }: Props) {
	const words = useWords("common");
	const [away, setAway] = useState(putAway);
	const shown = notices.filter((id) => !away.includes(id));
	if (shown.length === 0) return null;

	function remember(id: string) {
		const all = [...away, id];
		const secure = location.protocol === "https:" ? "; secure" : "";
		// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
		document.cookie = `${PUT_AWAY_COOKIE}=${all.join(".")}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
		setAway(all);
	}

	return (
		<aside aria-label={words.noticesLabel} className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-4 sm:px-6">
			{shown.map((id) => (
				<Notice key={id} tone="warn">
					<div className="flex items-start gap-3">
						<span className="min-w-0 flex-1">{words.notices[id]}</span>
						<button
							type="button"
							onClick={() => remember(id)}
							aria-label={words.putAway}
							title={words.putAway}
							className="-my-1.5 -mr-2 grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-surface hover:text-ink"
						>
							<X size={16} aria-hidden="true" />
						</button>
					</div>
				</Notice>
			))}
		</aside>
	);
}
