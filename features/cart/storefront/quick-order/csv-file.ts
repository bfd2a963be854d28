export const csvFile = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
