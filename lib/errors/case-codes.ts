import type { RefusalKey, Said } from "#lib/i18n/refusals/said.ts";
import type { ErrorCode } from "./catalogue.ts";

/**
 * The `code` of a refusal with a message, by the message’s key, unless it’s the key in PascalCase. Published codes are
 * never renamed or reused, so a renamed key gets an entry.
 */
const CODES = {
	...{ Draft: "DocumentIsDraft", Scheduled: "DocumentScheduled", InProgress: "DocumentAlreadySent" },
	...{ Completed: "DocumentCompleted", Declined: "DocumentDeclined", Expired: "DocumentExpired" },
	...{ Revoked: "DocumentRevoked", finalising: "DocumentBeingFinalised", deleteWhenDone: "DocumentBeingFinalised" },
	...{ held: "UnderLegalHold", noFiles: "FilesMissing", correctedMeanwhile: "DocumentCorrected" },
	...{ notTheirTurn: "SignerNotTheirTurn", notTheirTurnOf: "SignerNotTheirTurn" },
	...{ signerUnknown: "SignerNotFound", signerNotNamed: "SignerNotFound", signerNotNamedAt: "SignerNotFound" },
	...{ signerActed: "SignerAlreadyResponded", groupActed: "GroupAlreadySigned", signsAlready: "AlreadySigner" },
	...{ remindWithoutMail: "EmailsDisabled", remindBeforeCheck: "PagesBeingChecked", remindedJustNow: "JustReminded" },
	...{ accessCodeForm: "AccessCodeInvalid", accessCodeNotAsked: "AccessCodeNotUsed" },
	...{ proofNeedsAddress: "EmailAddressMissing", proofNeedsNumber: "PhoneNumberMissing" },
	...{ proofNotAsked: "AuthenticationNotUsed", proofNotLocked: "SignerNotLocked" },
	...{ proofOfGroup: "SmsCodeForGroup", proofOtherNumber: "PhoneNumberMismatch" },
	...{ proofNotReassignable: "SmsCodeNotReassignable", identityInPerson: "IdVerificationInPerson" },
	...{ expiryPast: "ExpiryInPast", correctionExpiryPast: "ExpiryInPast", scheduleBounds: "ScheduleOutOfRange" },
	...{ labelsMany: "TooManyLabels", templateLabelsMany: "TooManyLabels", fieldFilledMeanwhile: "FieldAlreadyFilled" },
	...{ handOverGone: "TransferOutdated", handOverInactive: "ReceiverInactive", handOverOwn: "AlreadyOwner" },
	...{ templateOwnedAlready: "AlreadyOwner", templateReceiverUnknown: "ReceiverUnknown" },
	...{ receiverSame: "ReceiverIsSame", receiverWider: "ReceiverHasMorePermissions" },
	...{ noConsent: "SenderIdentityNotApproved", identityUnknown: "SenderIdentityUnknown" },
	...{ identityPending: "SenderIdentityPending", identityOpen: "SenderIdentityRequestOpen" },
	...{ identityDenied: "SenderIdentityDenied", identityRevoked: "SenderIdentityRevoked" },
	...{ identityTaken: "SenderIdentityTaken", identityAgreed: "SenderIdentityApproved" },
	...{ identityAnswered: "SenderIdentityAnswered", identityNoLongerOpen: "SenderIdentityRequestClosed" },
	...{ identityByMail: "SenderIdentityByEmailOnly", identityLinkUsed: "LinkUsed" },
	...{ identityNotThere: "IdDocumentNotFound", identityNotWaiting: "IdVerificationDecided" },
	...{ identityNoteMissing: "NoteMissing", identityValueMissing: "IdValueMissing", notHeld: "NoSignerOnHold" },
	...{ identityNoAccess: "IdVerifierNotConnected", identityNoFaces: "FaceComparisonUnavailable" },
	...{ whyRevoked: "ReasonMissing", holdReason: "ReasonMissing", identityReasonMissing: "ReasonMissing" },
	...{ draftDeleted: "DocumentDeleted", draftSent: "DocumentAlreadySent", draftFiles: "FilesMissing" },
	...{ draftFilesMany: "TooManyFiles", draftFilesLarge: "FilesTooLarge", draftSignedFile: "SignedFileCombined" },
	...{ draftFieldsLost: "FieldsUnplaced", draftValueMissing: "FieldValueMissing", stepTooMuch: "DraftTooLarge" },
	...{ correctionCompleted: "DocumentCompleted", correctionDeclined: "DocumentDeclined" },
	...{ correctionExpired: "DocumentExpired", correctionFiles: "FilesFixed", correctionNone: "NotBeingCorrected" },
	...{ picturesChange: "ImagesBeingChanged", pagesFine: "PagesDisplayable", triedJustNow: "JustTried" },
	...{ fileKind: "FileTypeUnsupported", fileLocked: "FilePasswordProtected", filePassword: "FilePasswordProtected" },
	...{ filePageLarge: "FilePageTooLarge", filePageSmall: "FilePageTooSmall", fileManyPages: "FileTooManyPages" },
	...{ filePagesUnread: "FilePagesUnreadable", filePageList: "FilePageListDamaged", fileNoInk: "NoSignatureInFile" },
	...{ fileWord: "WordUnsupported", fileExcel: "ExcelUnsupported", filePowerPoint: "PowerPointUnsupported" },
	...{ fileWordBroken: "FileNotConvertible", fileExcelBroken: "FileNotConvertible" },
	...{ filePowerPointBroken: "FileNotConvertible", filePictureLarge: "PictureTooLarge" },
	...{ filePictureDamaged: "PictureUnreadable", filePictureUnread: "PictureUnreadable" },
	...{ filePictureKind: "PictureTypeUnsupported", filePictureShapes: "PictureTooComplex" },
	...{ filePictureHard: "PictureTooComplex", fileSlow: "FileTooComplex", fileHeavy: "FileTooComplex" },
	...{ fileBroken: "FileNotProcessable", pageSlow: "FileTooComplex", pageHeavy: "FileTooComplex" },
	...{ pageBroken: "FileNotProcessable", checkHard: "FileTooComplex", checkTooLarge: "FileTooLarge" },
	...{
		fileLongSearch: "FileTooLongToSearch",
		fileUnclosedTag: "TextTagUnclosed",
		fileTagsFixed: "TextTagsNotRemovable",
	},
	...{ fileFieldLetters: "CharactersNotPrintable", fileNoteLetters: "CharactersNotPrintable" },
	...{ fileLayerVaries: "FileLayerUnsupported", fileLayerFixed: "FileLayerUnsupported" },
	...{ fileManySignatures: "FileTooManySignatures", fileMissing: "StoredFileMissing", choosePdf: "FilesMissing" },
	...{ fileNotByItself: "FileNotSeparate", certificateLater: "CertificateNotReady" },
	...{ uploadType: "UploadTypeNotAccepted", uploadContent: "UploadContentMismatch", uploadMacros: "UploadHasMacros" },
	...{ uploadLarge: "UploadTooLarge", uploadTooLarge: "UploadTooLarge", uploadCutOff: "UploadInterrupted" },
	...{ zipCount: "ZipCountInvalid", zipsOpen: "TooManyZipDownloads", viewsMany: "ViewLimitReached" },
	...{ templatesFull: "TemplateLimitReached", templateFilesMany: "TooManyFiles", templateFieldsMany: "TooManyFields" },
	...{ templateTooLarge: "TemplateImagesTooLarge", templateForbids: "ForbiddenByTemplate" },
	...{ templateRevised: "TemplateChanged", templateOutdated: "TemplateChanged" },
	...{ templateEditedElsewhere: "TemplateChanged", templateEditing: "TemplateEditingEnded" },
	...{ templateVersionCurrent: "VersionAlreadyCurrent", templateFilesFailed: "TemplateFailed" },
	...{ contactsFull: "ContactLimitReached", contactGroupsFull: "ContactGroupLimitReached" },
	...{ contactAddressTaken: "ContactAlreadyExists", contactListedTwice: "ContactListedTwice" },
	...{ groupMembersMany: "TooManyGroupMembers", directoryForm: "DirectoryInvalid" },
	...{ blockName: "BlockNameInvalid", blockFields: "BlockFieldsInvalid", blockLarge: "BlockTooLarge" },
	...{ blocksFull: "BlockLimitReached", blockOfOthers: "NotYourBlock", customFieldOfOthers: "NotYourCustomField" },
	...{ brandIsDefault: "DefaultBrand", domainUnknown: "NameServersUnreachable", originForm: "OriginInvalid" },
	...{
		logoSize: "LogoTooLarge",
		pictureSize: "ProfilePictureTooLarge",
		pictureUnreadable: "ProfilePictureUnreadable",
		websiteForm: "WebsiteInvalid",
	},
	...{ seatsNone: "SeatLimitReached", seatsOne: "SeatLimitReached", seatsSome: "SeatLimitReached" },
	...{ noTextMessages: "SmsNotInPlan", onlyAdmins: "AdminOnly", notAccepted: "InvitationPending" },
	...{ addressTaken: "UserAlreadyExists", addressForm: "EmailAddressInvalid", addressInUse: "EmailAddressInUse" },
	...{ addressElsewhere: "EmailAddressInUse", phoneForm: "PhoneNumberInvalid", zoneUnknown: "TimeZoneUnknown" },
	...{ inviteesNone: "EmailAddressMissing", inviteesMany: "TooManyInvitees", inviteesChanged: "InviteesNotAccepted" },
	...{ organisationName: "OrganisationNameMissing", nameLong: "NameTooLong", tooMany: "TooManyLines" },
	...{ deletionName: "OrganisationNameMismatch", deletionAsked: "DeletionAlreadyScheduled" },
	...{ deletionBegun: "DeletionStarted", exportGone: "ExportNotFound", sentJustNow: "JustSent" },
	...{ wholeDays: "NumberInvalid", daysBetween: "NumberOutOfRange", numberBetween: "NumberOutOfRange" },
	...{ notRight: "ValueInvalid", codeWrong: "IncorrectCode", wrongPassword: "IncorrectPassword" },
	...{ passwordLength: "PasswordLengthInvalid", passkeyWrong: "IncorrectPasskey", passkeyName: "PasskeyNameInvalid" },
	...{ passkeyNotMade: "PasskeyNotAdded", passkeysMany: "PasskeyLimitReached", passkeysNotHere: "PasskeysUnavailable" },
	...{ appExpired: "AuthenticatorSetupExpired", noFactor: "SignInMethodNotFound", lastFactor: "LastSignInMethod" },
	...{
		ownFactorFirst: "OwnSignInMethodFirst",
		ownFactorsThere: "OwnSignInMethods",
		lastLocalAdmin: "LastPasswordAdmin",
	},
	...{ keyName: "ApiKeyNameInvalid", keyDays: "ApiKeyValidityInvalid", keyScopes: "ScopeMissing" },
	...{ appName: "OAuthAppNameMissing", appNameLong: "OAuthAppNameTooLong", redirectCount: "TooManyRedirectUris" },
	...{ redirectForm: "RedirectUriInvalid", redirectPart: "RedirectUriInvalid", redirectUser: "RedirectUriInvalid" },
	...{
		redirectScheme: "RedirectUriInvalid",
		secretDays: "SecretValidityInvalid",
		secretOverlap: "SecretOverlapInvalid",
	},
	...{ actingUser: "ActingUserInvalid", endpointsMany: "WebhookLimitReached", endpointDisabled: "WebhookDisabled" },
	...{
		endpointUrlForm: "WebhookUrlInvalid",
		endpointUrlLong: "WebhookUrlInvalid",
		endpointUrlUser: "WebhookUrlInvalid",
	},
	...{ endpointUrlScheme: "WebhookUrlInvalid", endpointUrlSchemes: "WebhookUrlInvalid" },
	...{ endpointUrlPrivate: "WebhookUrlPrivate", endpointUrlOperators: "WebhookUrlFixed" },
	...{ endpointEventUnknown: "WebhookEventUnknown", endpointEventsNone: "WebhookEventsMissing" },
	...{ testCallsMany: "TooManyTestCalls", deliveryUnsendable: "DeliveryNotFound" },
	...{ providerIssuer: "ProviderAddressInvalid", providerScopes: "ProviderScopesInvalid" },
	...{ providerDomain: "ProviderDomainInvalid", providerDomainsTrusted: "ProviderDomainsMissing" },
	...{ providerMissing: "ProviderValueMissing", providerMany: "ProviderValuesTooMany" },
	...{ providerSecret: "ProviderSecretMissing", providerTeam: "TeamUnknown", providerNone: "ProviderNotSetUp" },
	...{ limitedForMinute: "RateLimited", limitedForMinutes: "RateLimited" },
} as const satisfies Partial<Record<RefusalKey, string>>;

/** Codes of refusals that have no message for people’s languages, or that several messages share. */
type OtherCode =
	| ("AlreadySigned" | "NotYourTurn" | "ConsentMissing" | "DecliningDisabled" | "ReassigningDisabled")
	| ("FinishingLaterDisabled" | "InPersonSigner" | "PageOutdated" | "DownloadUnavailable" | "TooManyPhoneCodes")
	| ("DocumentNotFound" | "TemplateNotFound" | "BrandNotFound" | "UserNotFound" | "TeamNotFound" | "ContactNotFound")
	| ("ContactGroupNotFound" | "CustomFieldNotFound" | "SenderIdentityNotFound" | "OAuthAppNotFound" | "BlockNotFound")
	| ("WebhookNotFound" | "FieldNotFound" | "FileNotFound" | "PageNotFound" | "AttachmentNotFound" | "ImageNotFound")
	| ("EndpointNotFound" | "CredentialsInvalid" | "InsufficientScope" | "LiveCredentialsRequired" | "LiveApiNotInPlan")
	| ("IdempotencyKeyInUse" | "IdempotencyKeyReused" | "IdVerificationNotRequested" | "OnBehalfOfMismatch")
	| (
			| "PageNotReady"
			| "PageNotDisplayable"
			| "CrossSiteRequest"
			| "RequestInterrupted"
			| "TooManyParts"
			| "Quarantined"
	  );

/** The `code` of an error: which case it is, more exactly than its type. */
export type CaseCode =
	| ErrorCode
	| OtherCode
	| (typeof CODES)[keyof typeof CODES]
	| Capitalize<Exclude<RefusalKey, keyof typeof CODES>>;

/** The code of an error; its type where nothing more exact is known of it. */
export function caseCodeOf(error: {
	code: ErrorCode;
	caseCode: CaseCode | undefined;
	said: Pick<Said, "key"> | undefined;
}): CaseCode {
	const { code, caseCode, said } = error;
	if (caseCode) return caseCode;
	if (!said) return code;
	const { key } = said;
	const named: Partial<Record<RefusalKey, CaseCode>> = CODES;
	return named[key] ?? ((key.charAt(0).toUpperCase() + key.slice(1)) as CaseCode);
}
