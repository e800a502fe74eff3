import type { BrandModel } from "../../brands/brand-model.ts";
import type { BRAND_OPERATIONS } from "../../brands/operations.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const BRAND: BrandModel = {
	...{ brandId: "6f1d7c52-0a1e-4f6e-9d43-2f7a4cf3b1d8", brandName: "Harbour Homes" },
	...{ brandLogo: "https://sign.example.com/logos/4f2c9e", backgroundColor: null, buttonColor: "#0F6B57" },
	...{ buttonTextColor: "#FFFFFF", emailDisplayName: "Harbour Homes", disclaimerTitle: null },
	...{ disclaimerDescription: null, redirectUrl: null, isDefault: false, canHideTagLine: false },
	...{ combineAuditTrail: false, combineAttachments: false, excludeAuditTrailFromEmail: false },
	...{ emailSignedDocument: "Attachment", documentTimeZone: null, showBuiltInFormFields: true },
	...{ allowCustomFieldCreation: false, showSharedCustomFields: false, hideDecline: null, hideSave: null },
	documentExpirySettings: {
		...{ expiryDateType: "Days", expiryValue: 30, enableDefaultExpiryAlert: null, enableAutoReminder: null },
		...{ reminderDays: null, reminderCount: null },
	},
	customDomainSettings: { domainName: null, fromName: null },
	...{ isDomainVerified: false, domainVerification: null },
	signatureFrameSettings: {
		...{ enableSignatureFrame: false, showRecipientName: false, showRecipientEmail: false, showTimeStamp: false },
	},
	warnings: [],
};

/** What operations on brands answer. */
export const BRAND_RESPONSES: ResponseExamples<typeof BRAND_OPERATIONS> = {
	createBrand: { brandId: BRAND.brandId },
	editBrand: { brandId: BRAND.brandId },
	getBrand: BRAND,
	listBrands: { result: [BRAND] },
	deleteBrand: { message: "The brand was deleted." },
	resetDefaultBrand: { message: "The brand is now the default." },
};
