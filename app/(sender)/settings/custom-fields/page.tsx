import type { Metadata } from "next";
import { Library } from "#components/custom-fields/library.tsx";
import { viewLibrary } from "#lib/domain/custom-fields/view-library.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import * as actions from "./actions.ts";
import "./library.css";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).customFields.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const VERBS = {
	create: actions.createAction,
	save: actions.saveAction,
	move: actions.moveAction,
	duplicate: actions.duplicateAction,
	remove: actions.removeAction,
	viewUses: actions.viewUsesAction,
};

export default async function CustomFieldsPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const asked = oneParam((await searchParams).brand);
	// A brand that is gone is no reason to show nothing.
	const library = await orNotFound(viewLibrary(context, { brandId: asked && isUuid(asked) ? asked : null }));
	const { locale } = await pageWords();
	const { brands, brandId, entries, formats } = library;
	const brand = brands.find(({ id }) => id === brandId);
	return (
		<RoomWords of={["customFields", "fieldSettings"]}>
			{brand ? (
				<Library
					key={brandId}
					{...{ brands, brand, entries, formats, locale }}
					verbs={VERBS}
					messages={signingMessages(locale)}
				/>
			) : null}
		</RoomWords>
	);
}
