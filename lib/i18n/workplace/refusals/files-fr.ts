import type { fileRefusalsEn } from "./files-en.ts";

/** French words for why a file is not taken. */
export const fileRefusalsFr: Record<keyof typeof fileRefusalsEn, string> = {
	fileEmpty: "«\u202f{file}\u202f» est vide. Choisissez à nouveau le fichier.",
	fileKind:
		"«\u202f{file}\u202f» n’est pas un fichier PDF, PNG, JPEG, Word, Excel ou PowerPoint. Convertissez-le en PDF, puis ajoutez ce PDF.",
	fileDamaged:
		"«\u202f{file}\u202f» est endommagé et illisible. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	filePageList:
		"La liste des pages de «\u202f{file}\u202f» est endommagée. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	filePageLarge:
		"La page {page} de «\u202f{file}\u202f» dépasse 5 mètres de côté. Réduisez-la, puis ajoutez à nouveau le fichier.",
	fileFontUnreadable:
		"«\u202f{file}\u202f» utilise à la page {page} la police {font} sans l’incorporer\u202f: son texte ne peut pas être affiché. Enregistrez le PDF en incorporant toutes les polices, puis ajoutez-le à nouveau.",
	filePageSmall:
		"La page {page} de «\u202f{file}\u202f» est trop petite pour être signée. Donnez-lui une taille utilisable, puis ajoutez à nouveau le fichier.",
	fileNoPages: "«\u202f{file}\u202f» n’a aucune page. Ajoutez un document d’au moins une page.",
	filePagesUnread:
		"Les pages de «\u202f{file}\u202f» sont illisibles\u202f: le fichier est endommagé, ou compressé de façon inhabituelle. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	fileManyPages:
		"«\u202f{file}\u202f» a {count} pages\u202f; {limit} sont possibles. Divisez-le et envoyez les parties.",
	fileLocked:
		"Un mot de passe est nécessaire pour ouvrir «\u202f{file}\u202f». Enregistrez-le sans mot de passe, puis ajoutez-le à nouveau.",
	fileProtected:
		"«\u202f{file}\u202f» est protégé d’une façon qui le rend illisible. Enregistrez-le sans protection, puis ajoutez-le à nouveau.",
	fileEncrypted:
		"«\u202f{file}\u202f» est chiffré d’une façon qui le rend illisible. Enregistrez-le sans protection, puis ajoutez-le à nouveau.",
	fileWord:
		"«\u202f{file}\u202f» est un document Word. Cette installation n’a pas de convertisseur bureautique\u202f; ajoutez plutôt un PDF.",
	fileExcel:
		"«\u202f{file}\u202f» est un classeur Excel. Cette installation n’a pas de convertisseur bureautique\u202f; ajoutez plutôt un PDF.",
	filePowerPoint:
		"«\u202f{file}\u202f» est une présentation PowerPoint. Cette installation n’a pas de convertisseur bureautique\u202f; ajoutez plutôt un PDF.",
	fileWordBroken:
		"«\u202f{file}\u202f» est un document Word qui n’a pas pu être converti. Enregistrez-le en PDF, puis ajoutez ce PDF.",
	fileExcelBroken:
		"«\u202f{file}\u202f» est un classeur Excel qui n’a pas pu être converti. Enregistrez-le en PDF, puis ajoutez ce PDF.",
	filePowerPointBroken:
		"«\u202f{file}\u202f» est une présentation PowerPoint qui n’a pas pu être convertie. Enregistrez-la en PDF, puis ajoutez ce PDF.",
	filePictureLarge:
		"«\u202f{file}\u202f» est trop grand. Enregistrez à nouveau l’image en PNG ou JPEG, de 120 mégapixels au plus, puis ajoutez-la.",
	filePictureDamaged:
		"«\u202f{file}\u202f» est une image endommagée. Enregistrez-la à nouveau en PNG ou JPEG, de 120 mégapixels au plus, puis ajoutez-la.",
	filePictureUnread: "«\u202f{file}\u202f» ne peut pas être lu comme image.",
	filePictureKind: "«\u202f{file}\u202f» n’est pas une image PNG, JPEG ou SVG.",
	filePictureShapes: "«\u202f{file}\u202f» est fait de trop de formes. Enregistrez-le en image PNG.",
	filePictureHard:
		"«\u202f{file}\u202f» est trop lourd à lire. Enregistrez-le en image PNG ou JPEG, puis choisissez celle-ci.",
	fileNoInk:
		"Aucune signature n’est reconnaissable dans «\u202f{file}\u202f». Utilisez une encre foncée sur papier clair.",
	fileDynamicForm:
		"«\u202f{file}\u202f» est un formulaire XFA composé à l’ouverture\u202f: la plupart des programmes n’en montrent que «\u202fPlease wait…\u202f». Ouvrez-le dans Adobe Acrobat ou Reader, imprimez-le dans un nouveau PDF (ou enregistrez-le aplati), puis ajoutez celui-ci.",
	filePortfolio:
		"«\u202f{file}\u202f» est un portfolio PDF, dont les pages ne sont que la couverture des fichiers qu’il contient. Extrayez ces fichiers, puis ajoutez-les un par un.",
	fileLayerVaries:
		"«\u202f{file}\u202f» n’affiche pas le calque «\u202f{layer}\u202f» de la même façon à l’écran et à l’impression. Imprimez le fichier dans un nouveau PDF, puis ajoutez celui-ci.",
	fileLayerFixed:
		"«\u202f{file}\u202f» a un calque masqué «\u202f{layer}\u202f» qui ne peut être retiré sans modifier la page. Imprimez le fichier dans un nouveau PDF, puis ajoutez celui-ci.",
	fileCertified:
		"«\u202f{file}\u202f» est certifié, et la certification n’autorise aucun ajout, pas même une signature. Ajoutez une copie sans la certification.",
	fileSignedProtected:
		"«\u202f{file}\u202f» est déjà signé, et protégé de sorte que rien ne peut y être ajouté. Ajoutez une copie sans la protection ni la signature.",
	fileSignedClosed:
		"«\u202f{file}\u202f» est déjà signé, et sa structure ne permet aucun ajout sans rompre la signature. Ajoutez une copie sans la signature.",
	fileSignedRange:
		"«\u202f{file}\u202f» est déjà signé, mais la signature ne couvre pas tout le fichier tel qu’il est maintenant. Demandez le fichier tel qu’il a été signé, ou ajoutez une copie sans la signature.",
	fileSignedChanged:
		"«\u202f{file}\u202f» est déjà signé, mais il a été modifié ensuite\u202f: sa signature est rompue. Demandez le fichier signé tel qu’il était, ou ajoutez une copie sans la signature.",
	fileSignedScript:
		"«\u202f{file}\u202f» est déjà signé et contient un script (JavaScript) qui ne peut être retiré sans rompre sa signature. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	fileSignedProgram:
		"«\u202f{file}\u202f» est déjà signé et contient une action qui lance un programme et ne peut être retirée sans rompre sa signature. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	fileSignedAttachedProgram:
		"«\u202f{file}\u202f» est déjà signé, et un programme ou un fichier avec macros y est joint, qui ne peut être retiré sans rompre sa signature. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	fileSignedXfa:
		"«\u202f{file}\u202f» est déjà signé et contient un formulaire XFA qui ne peut être retiré sans rompre sa signature. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.",
	fileSignedAction:
		"«\u202f{file}\u202f» est déjà signé et contient une action qui sort du document ou s’exécute sans clic. Retirer cette action romprait la signature. Imprimez le fichier dans un nouveau PDF, puis ajoutez celui-ci.",
	fileSignedTags:
		"«\u202f{file}\u202f» est déjà signé, ses pages ne doivent donc pas changer, mais la balise {tag} s’y trouve. Ajoutez une copie sans la signature, ou indiquez les champs dans Signers[i].FormFields.",
	fileSignedFields:
		"«\u202f{file}\u202f» est déjà signé\u202f: ce qui y ressemble à un champ ne peut plus être modifié. Ajoutez une copie sans la signature, ou indiquez les champs dans Signers[i].FormFields.",
	fileUnclosedTag:
		"La balise {tag} à la page {page} de «\u202f{file}\u202f» n’est pas fermée. Fermez-la par deux accolades, ou supprimez-la.",
	fileTagsFixed:
		"La page {page} de «\u202f{file}\u202f» contient des balises de texte qui ne peuvent être retirées sans modifier la page. Imprimez-le dans un nouveau PDF et ajoutez celui-ci, ou indiquez les champs dans Signers[i].FormFields.",
	fileFieldLetters:
		"Le champ {field} de «\u202f{file}\u202f» contient des caractères qui ne peuvent pas être imprimés\u202f: {letters}. Modifiez sa valeur, ou imprimez le fichier dans un nouveau PDF, puis ajoutez celui-ci.",
	fileNoteLetters:
		"Une note à la page {page} de «\u202f{file}\u202f» contient des caractères qui ne peuvent pas être imprimés\u202f: {letters}. Modifiez la note, ou imprimez le fichier dans un nouveau PDF, puis ajoutez celui-ci.",
	fileLongSearch:
		"«\u202f{file}\u202f» a plus de {limit} pages\u202f; au-delà, les champs ne sont pas recherchés. Divisez-le, ou indiquez les champs dans Signers[i].FormFields.",
	fileSlow:
		"Le traitement de «\u202f{file}\u202f» a pris trop de temps. Imprimez-le dans un nouveau PDF, ou divisez-le, puis réessayez.",
	fileHeavy:
		"Le traitement de «\u202f{file}\u202f» demande trop de mémoire. Imprimez-le dans un nouveau PDF, ou divisez-le, puis réessayez.",
	fileBroken:
		"«\u202f{file}\u202f» ne peut pas être traité. Imprimez-le dans un nouveau PDF, ou divisez-le, puis réessayez.",
	uploadType: "«\u202f{file}\u202f» est d’un type qui n’est pas accepté ici. Types acceptés\u202f: {types}.",
	uploadMacros:
		"«\u202f{file}\u202f» contient des macros, des scripts ou des objets incorporés. Retirez-les, puis ajoutez de nouveau le fichier.",
	uploadContent:
		"«\u202f{file}\u202f» est endommagé ou n’est pas du type indiqué par son nom. Types acceptés\u202f: {types}.",
	uploadLarge: "«\u202f{file}\u202f» pèse {size} Mo. Choisissez un fichier de {limit} Mo au plus.",
	uploadTooLarge: "«\u202f{file}\u202f» dépasse {limit} Mo. Choisissez un fichier plus petit.",
	uploadCutOff: "L’envoi du fichier a été interrompu. Réessayez.",
	pageSlow: "Le fichier demande trop de temps. Imprimez-le dans un nouveau PDF, ou divisez-le, et réessayez.",
	pageHeavy: "Le fichier demande trop de mémoire. Imprimez-le dans un nouveau PDF, ou divisez-le, et réessayez.",
	pageBroken: "Le fichier n’a pas pu être traité. Imprimez-le dans un nouveau PDF, ou divisez-le, et réessayez.",
	draftFilesMany: "«\u202f{file}\u202f» est de trop\u202f: un document peut avoir au plus {limit} fichiers.",
	draftFilesLarge:
		"«\u202f{file}\u202f» ne tient plus\u202f: tous les fichiers d’un document ensemble peuvent avoir au plus {limit}\u00a0Mo.",
};
