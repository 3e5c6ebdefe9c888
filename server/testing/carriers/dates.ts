/** `Thu, 15 Jun 2023 09:56:45 +0000` */
export const rfc2822 = (date: Date) => date.toUTCString().replace('GMT', '+0000')
