"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { CATALOGUE_LOCALES, type CatalogueLocale, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";

type Props = { save: (input: { locale: CatalogueLocale }) => Promise<ActionAnswer> };

/** In which language a person reads the workplace; each is called what it calls itself. */
export function LanguageChoice({ save }: Props) {
	const { language: words } = useWords("profile");
	const current = useWordsLocale();
	const router = useRouter();
	const { run, isBusy } = useAction(save);
	const [isChanging, startChange] = useTransition();

	async function choose(value: string) {
		const locale = CATALOGUE_LOCALES.find((one) => one === value);
		if (!locale || locale === current) return;
		const answer = await run({ locale });
		if (answer?.ok) startChange(() => router.refresh());
		else if (answer) toast(answer.message, "bad");
	}

	return (
		<div className="px-4 py-4 sm:px-5">
			<select
				// What the server says is chosen: a choice that could not be saved turns back.
				value={current}
				aria-label={words.label}
				aria-busy={isBusy || isChanging}
				onChange={(event) => choose(event.target.value)}
				className={cx(CONTROL_CLASS, "h-11 sm:w-64")}
			>
				{CATALOGUE_LOCALES.map((locale) => (
					<option key={locale} value={locale} lang={intlLocale(locale)}>
						{ownNameOf(locale)}
					</option>
				))}
			</select>
		</div>
	);
}
