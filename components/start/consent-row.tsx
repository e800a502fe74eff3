"use client";

import { UserPen } from "lucide-react";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { ConsentItem } from "./start-items.ts";
import { StartRow } from "./start-row.tsx";

/** Where the reader answers whether others may send in their name. */
const ANSWERED_AT = "/settings/you#in-your-name";

/** That a colleague asks to send in the reader's name, and the way to the answer. */
export function ConsentRow({ askedBy, expiresAt }: ConsentItem) {
	const { waiting: words } = useWords("start");
	const locale = useWordsLocale();
	return (
		<StartRow
			icon={UserPen}
			tone="seal"
			title={words.consent}
			href={ANSWERED_AT}
			about={
				<Facts>
					{format(words.consentFrom, { name: askedBy })}
					{expiresAt ? (
						<Filled text={words.until} values={{ date: <Moment at={expiresAt} locale={locale} style="date" /> }} />
					) : null}
				</Facts>
			}
		>
			<RoomButton href={ANSWERED_AT}>{words.answer}</RoomButton>
		</StartRow>
	);
}
