/** Why a file that somebody gave is not taken, and what would be right. `file` is what it is called. */
export const fileRefusalsEn = {
	fileEmpty: '"{file}" is empty. Choose the file again.',
	fileKind: '"{file}" is not a PDF, PNG, JPEG, Word, Excel or PowerPoint file. Convert it to PDF and upload that.',
	fileDamaged: '"{file}" is damaged and cannot be read. Print it to a new PDF and upload that.',
	filePageList: '"{file}" has a damaged list of pages. Print it to a new PDF and upload that.',
	filePageLarge: '"{file}" is larger than 200 inches on page {page}. Scale it down and upload it again.',
	fileFontUnreadable:
		'"{file}" uses the font {font} on page {page} without embedding it, so its text cannot be displayed. Embed all fonts when you save the PDF, and upload it again.',
	filePageSmall: '"{file}" is too small to sign on page {page}. Give the page a usable size and upload it again.',
	fileNoPages: '"{file}" has no pages. Upload a document with at least one page.',
	filePagesUnread:
		'"{file}" has pages that cannot be read: it is damaged, or compressed in an unusual way. Print it to a new PDF and upload that.',
	fileManyPages: '"{file}" has {count} pages, more than the {limit} allowed. Split it and send the parts.',
	fileLocked: '"{file}" needs a password to be opened. Save it without a password and upload it again.',
	fileProtected: '"{file}" is protected in a way that cannot be read. Save it without protection and upload it again.',
	fileEncrypted: '"{file}" is encrypted in a way that cannot be read. Save it without protection and upload it again.',
	fileWord: '"{file}" is a Word document. This installation has no office converter; upload a PDF instead.',
	fileExcel: '"{file}" is an Excel workbook. This installation has no office converter; upload a PDF instead.',
	filePowerPoint:
		'"{file}" is a PowerPoint presentation. This installation has no office converter; upload a PDF instead.',
	fileWordBroken: '"{file}" is a Word document that could not be converted. Save it as PDF and upload that.',
	fileExcelBroken: '"{file}" is an Excel workbook that could not be converted. Save it as PDF and upload that.',
	filePowerPointBroken:
		'"{file}" is a PowerPoint presentation that could not be converted. Save it as PDF and upload that.',
	filePictureLarge:
		'"{file}" is too large. Save it again as PNG or JPEG, not larger than 120 megapixels, and upload that.',
	filePictureDamaged:
		'"{file}" is a damaged picture. Save it again as PNG or JPEG, not larger than 120 megapixels, and upload that.',
	filePictureUnread: '"{file}" cannot be read as an image.',
	filePictureKind: '"{file}" is not a PNG, JPEG or SVG image.',
	filePictureShapes: '"{file}" is made of too many shapes. Save it as a PNG picture.',
	filePictureHard: '"{file}" takes too much work to be read. Save it as a PNG or JPEG picture and choose that.',
	fileNoInk: 'No signature can be made out in "{file}". Use dark ink on light paper.',
	fileDynamicForm:
		'"{file}" is an XFA form that is put together while it is open: most programs show no more of it than "Please wait…". Open it in Adobe Acrobat or Reader, print it to a new PDF (or save it flattened), and upload that.',
	filePortfolio:
		'"{file}" is a PDF portfolio, whose pages are only a cover for the files inside. Extract those files and upload them one by one.',
	fileLayerVaries:
		'"{file}" shows the layer "{layer}" differently on screen and in print. Print the file to a new PDF and upload that.',
	fileLayerFixed:
		'"{file}" has the hidden layer "{layer}", which can\'t be removed without changing the page. Print the file to a new PDF and upload that.',
	fileCertified:
		'"{file}" is certified, and the certification allows nothing to be added, not even a signature. Upload a copy without the certification.',
	fileSignedProtected:
		'"{file}" is signed already, and protected in a way that nothing can be added to. Upload a copy without the protection and the signature.',
	fileSignedClosed:
		'"{file}" is already signed, and its structure doesn’t allow anything to be added without breaking the signature. Upload a copy without the signature.',
	fileSignedRange:
		'"{file}" is already signed, but the signature doesn’t cover the whole file as it is now. Ask for the file as it was signed, or upload a copy without the signature.',
	fileSignedChanged:
		'"{file}" is signed already, but it was changed after that, so that its signature is broken. Ask for the signed file as it was, or upload a copy without the signature.',
	fileSignedScript:
		'"{file}" is signed already, and holds a script (JavaScript) that cannot be taken out without breaking its signature. Print it to a new PDF and upload that.',
	fileSignedProgram:
		'"{file}" is signed already, and holds an action that starts a program that cannot be taken out without breaking its signature. Print it to a new PDF and upload that.',
	fileSignedAttachedProgram:
		'"{file}" is signed already, and holds an attached program or file with macros that cannot be taken out without breaking its signature. Print it to a new PDF and upload that.',
	fileSignedXfa:
		'"{file}" is signed already, and holds an XFA form that cannot be taken out without breaking its signature. Print it to a new PDF and upload that.',
	fileSignedAction:
		'"{file}" is already signed and contains an action that reaches outside the document or runs without a click. Removing the action would break the signature. Print the file to a new PDF and upload that.',
	fileSignedTags:
		'"{file}" is signed already, so its pages must not change, but the tag {tag} stands on them. Upload a copy without the signature, or give the fields in Signers[i].FormFields.',
	fileSignedFields:
		'"{file}" is signed already, so what looks like a field there may not be changed any more. Upload a copy without the signature, or give the fields in Signers[i].FormFields.',
	fileUnclosedTag:
		'The text tag {tag} on page {page} of "{file}" has no closing braces. Close it with two braces, or remove it.',
	fileTagsFixed:
		'"{file}" has text tags on page {page} that cannot be taken out without changing the page. Print it to a new PDF and upload that, or give the fields in Signers[i].FormFields.',
	fileFieldLetters:
		'The form field {field} in "{file}" has letters that cannot be printed: {letters}. Change its value, or print the file to a new PDF and upload that.',
	fileNoteLetters:
		'A note on page {page} of "{file}" has letters that cannot be printed: {letters}. Change the note, or print the file to a new PDF and upload that.',
	fileLongSearch:
		'"{file}" has more than the {limit} pages that are searched for fields. Split it, or give the fields in Signers[i].FormFields.',
	fileSlow: '"{file}" took too long to process. Print it to a new PDF, or split it, and try again.',
	fileHeavy: '"{file}" needs too much memory to process. Print it to a new PDF, or split it, and try again.',
	fileBroken: '"{file}" cannot be processed. Print it to a new PDF, or split it, and try again.',
	uploadType: "“{file}” has a type that isn’t accepted here. Choose one of these: {types}.",
	uploadMacros: "“{file}” contains macros, scripts or embedded objects. Remove them and add the file again.",
	uploadContent: "“{file}” is damaged or isn’t the type its name says. Choose one of these: {types}.",
	uploadLarge: "“{file}” is {size} MB. Choose a file of at most {limit} MB.",
	uploadTooLarge: "“{file}” is larger than {limit} MB. Choose a smaller file.",
	uploadCutOff: "The upload was cut off. Try again.",
	pageSlow: "The file took too long to process. Print it to a new PDF, or split it, and try again.",
	pageHeavy: "The file needs too much memory to process. Print it to a new PDF, or split it, and try again.",
	pageBroken: "The file cannot be processed. Print it to a new PDF, or split it, and try again.",
	draftFilesMany: '"{file}" is one too many: a document can have at most {limit} files.',
	draftFilesLarge: '"{file}" does not fit in: all files of a document together can have at most {limit} MB.',
} as const;

/** Names of these sentences. */
export type FileRefusalKey = keyof typeof fileRefusalsEn;
