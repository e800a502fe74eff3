import { workplaceLink } from "#lib/config/links.ts";
import { sampleExpiry } from "#lib/contract/brands/sample-expiry.ts";
import { findBrand } from "#lib/db/stores/brands/brands.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { logoUrl } from "#lib/domain/brands/logo-url.ts";
import { mailBrandOf } from "#lib/domain/brands/mail-brand.ts";
import { sampleMail } from "#lib/domain/brands/sample-mail.ts";
import type { Context } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, zoneOfUser } from "./mail-parts.ts";

/** A mail as signers get it with a brand, for who designs it; null when the brand or the reader is gone. */
export async function gatherBrandSample(
	{ now }: Context,
	{ accountId, brandId, userId, sample }: MailJob,
): Promise<GatheredMail | null> {
	const brand = brandId ? await findBrand(accountId, brandId) : null;
	const user = await findUserForMail(accountId, userId);
	if (!brand || !user || !sample) return null;
	const { settings, logoKey, logoWidthPx: widthPx, logoHeightPx: heightPx } = brand;
	const url = logoUrl(logoKey);
	const logo = url === null ? null : { url, widthPx, heightPx };
	return {
		...noticeTo(user),
		replyTo: { name: user.name, address: user.email },
		sentAs: {
			name: settings.fromName ?? settings.emailDisplayName,
			domainName: brand.domainStatus === "Verified" ? brand.domainName : null,
		},
		content: {
			...sampleMail({
				...sample,
				brand: mailBrandOf({ name: brand.name, logo, settings }),
				timeZone: settings.documentTimeZone ?? zoneOfUser(user) ?? user.account.timeZone,
				sender: user,
				accountName: user.account.name,
				// There is no document behind it: its button leads back to the brand.
				url: workplaceLink(`/settings/brands/${brand.id}`),
				expiresAt: sampleExpiry(settings.documentExpirySettings, now().getTime()),
				isAttached: settings.emailSignedDocument === "Attachment",
				now: now(),
			}),
			sampleNote: workplaceMessages(sample.locale).brands.sample.note,
		},
	};
}
