import { BrandDesigner } from "#components/brands/designer/brand-designer.tsx";
import { isTabId } from "#components/brands/designer/tab-ids.ts";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { viewBrandRequestEmails } from "#lib/domain/brands/brand-request-email.ts";
import { countBrandUse } from "#lib/domain/brands/count-brand-use.ts";
import { viewDesignerFacts } from "#lib/domain/brands/view-designer-facts.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { nameAdmins } from "#lib/domain/users/organisation/name-admins.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { formatChoice } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import {
	checkDomainAction,
	duplicateAction,
	makeDefaultAction,
	previewMailAction,
	removeAction,
	sendSampleAction,
	setEmailAction,
} from "../../../(sender)/settings/brands/actions.ts";
import { pageWords } from "../../../page-words.tsx";

type Props = { context: UserContext; brand: BrandModel | null; tab: unknown };

/** The room in which a brand is designed; who may not change it looks at it. @param brand null: a new one */
export async function DesignerRoom({ context, brand, tab }: Props) {
	const mayChange = mayOnPage(context, "brands.change");
	const [facts, uses, emails, closed] = await Promise.all([
		viewDesignerFacts(context),
		mayChange && brand ? countBrandUse(context) : null,
		mayChange && brand ? viewBrandRequestEmails(context) : {},
		mayChange ? null : whyClosed(context),
	]);
	return (
		<BrandDesigner
			key={brand?.brandId ?? "new"}
			brand={brand}
			counts={uses?.find(({ brandId }) => brandId === brand?.brandId) ?? null}
			facts={{ ...facts, mayChange }}
			userId={context.principal.userId}
			tab={isTabId(tab) ? tab : "face"}
			closed={closed}
			check={checkDomainAction}
			loadMail={previewMailAction}
			sendSample={sendSampleAction}
			deeds={{
				...{ makeDefault: makeDefaultAction, duplicate: duplicateAction, remove: removeAction },
				...{ emails, setEmail: setEmailAction },
			}}
		/>
	);
}

async function whyClosed(context: UserContext): Promise<string> {
	const { people, brands, locale } = await pageWords();
	const names = await nameAdmins(context);
	const ask = names.length > 0 ? format(people.closed.ask, { names: formatChoice(locale, names) }) : "";
	return `${brands.readOnly} ${ask}`.trim();
}
