import { Globe } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { CATALOGUE_LOCALES, type CatalogueLocale, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";

type Props = { locale: CatalogueLocale; label: string; children: ReactNode };

/** A slim bar with the languages that the page can be read in, as links, so that they need no scripts. */
export function IdentityFrame({ locale, label, children }: Props) {
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="border-line border-b">
				<div className="mx-auto flex h-14 max-w-4xl items-center justify-between gap-4 px-4 sm:px-6">
					<Wordmark />
					<nav aria-label={label} className="flex items-center gap-1 text-sm">
						<Globe size={16} aria-hidden="true" className="text-ink-soft" />
						{CATALOGUE_LOCALES.map((one) => (
							<a
								key={one}
								href={`?language=${one}`}
								lang={intlLocale(one)}
								hrefLang={intlLocale(one)}
								aria-current={one === locale ? "true" : undefined}
								className={cx(
									"inline-flex min-h-9 items-center rounded-control px-2",
									one === locale ? "font-medium text-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
								)}
							>
								{ownNameOf(one)}
							</a>
						))}
					</nav>
				</div>
			</header>
			<main className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6 sm:py-12">{children}</main>
		</div>
	);
}
