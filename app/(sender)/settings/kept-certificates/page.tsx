import type { Metadata } from "next";
import { KeptCertificates } from "#components/account/kept-certificates.tsx";
import { Pager } from "#components/ui/lists/pager.tsx";
import { Section } from "#components/ui/section.tsx";
import { listKeptCertificates } from "#lib/domain/documents/downloading/kept-certificates.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).documentSettings.kept.title };
}

type Props = { searchParams: Promise<{ after?: string | string[] }> };

/** What stays of documents that went as the organisation asks. */
export default async function KeptCertificatesPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { documents: sent, documentSettings } = await pageWords();
	const { kept: words } = documentSettings;
	const after = oneParam((await searchParams).after);
	const { documents, nextAfter } = await listKeptCertificates(context, { after });
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
			<div>
				<h1 className="font-semibold text-display">{words.title}</h1>
				<p className="mt-1 text-ink-soft">{words.about}</p>
			</div>
			<Section title={after ? words.earlier : words.latest}>
				{documents.length === 0 ? <p className="px-4 py-4 text-ink-soft sm:px-5">{words.none}</p> : null}
				<RoomWords of={["documentSettings"]}>
					<KeptCertificates
						documents={documents.map(({ completedAt, purgedAt, ...one }) => ({
							...one,
							title: one.title || sent.untitled,
							completedAt: completedAt.toISOString(),
							purgedAt: purgedAt.toISOString(),
						}))}
					/>
				</RoomWords>
			</Section>
			<Pager
				words={{ label: words.pages, earlier: words.latest, later: words.older }}
				earlierHref={after ? "/settings/kept-certificates" : null}
				laterHref={nextAfter ? `/settings/kept-certificates?after=${nextAfter}` : null}
			/>
		</div>
	);
}
