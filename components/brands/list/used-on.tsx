"use client";

import { Fragment } from "react";
import { Filled } from "#components/ui/filled.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { formatListToParts } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { BrandUseCounts } from "./brand-deeds.ts";

type Props = { brandId: string; counts: BrandUseCounts };

/** Where a brand is used, in one line that leads there. */
export function UsedOn({ brandId, counts }: Props) {
	const { list: words } = useWords("brands");
	const locale = useWordsLocale();
	const places = (["documents", "fields", "identities"] as const).filter((place) => counts[place] > 0);
	if (places.length === 0) return words.unused;
	const said = (place: (typeof places)[number]) => format(words[place], { count: counts[place] });
	const elements = {
		documents: <To href={`/documents?brand=${brandId}`}>{said("documents")}</To>,
		fields: <To href={`/settings/custom-fields?brand=${brandId}`}>{said("fields")}</To>,
		identities: said("identities"),
	};
	const listed = formatListToParts(locale, places).map(({ type, value }, index) => (
		<Fragment key={index}>{type === "element" ? elements[value as keyof typeof elements] : value}</Fragment>
	));
	return <Filled text={words.usedOn} values={{ places: listed }} />;
}

/** Above the link that a whole card may be, and high enough for a finger. */
function To({ href, children }: { href: string; children: string }) {
	return (
		<RoomLink
			href={href}
			prefetch={false}
			className="-my-0.5 z-10 inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
		>
			{children}
		</RoomLink>
	);
}
